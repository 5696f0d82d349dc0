import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { PDF } from '../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { startBeside } from '../support/instances/beside.js';
import type { Server } from '../support/instances/server.js';
import { FULL } from './invariants.js';

const ROUNDS = FULL ? 10 : 2;
const CLIENTS = 8;
const STOP_TIMEOUT_MS = 10_000;
/** Number of chunks of an upload, so that the signal arrives in the middle. */
const UPLOAD_PARTS = 20;
const UPLOAD_MS = 2_000;
const ENDLESS_MS = 60_000;
const READINESS_POLL_MS = 25;

describe('F4 the application is told to stop under load', () => {
  let app: TestApp;
  let me: TestUser;

  beforeAll(async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    me = await createSignedInUser(app);
  });
  afterAll(() => app?.close());

  /** Calls repeatedly over keep-alive connections until the server refuses. Records each response. */
  async function useUntilRefused({ api: { get, patch } }: Server, replies: string[]): Promise<void> {
    const references = [{ firstName: 'Carol', lastName: 'Nolt', yearsKnown: 4, phoneNumber: '(717)555-0100' }];
    const calls = [
      () => get('/api/jobs'),
      () => patch(`/api/users/${me.id}/references`, { as: me.token, body: { references } }),
      () => get('/api/health/ready'),
    ];
    for (let at = 0; ; at += 1) {
      const reply = await calls[at % calls.length]?.().catch(causeOf);
      if (reply === 'ECONNREFUSED') return;
      replies.push(typeof reply === 'string' ? reply : `${reply?.status} ${reply?.body.status ?? ''}`.trim());
    }
  }

  async function restart(round: number): Promise<void> {
    const target = await startBeside(app, 'embedded', 'all');
    try {
      const replies: string[] = [];
      const clients = Array.from({ length: CLIENTS }, () => useUntilRefused(target, replies));
      await eventually(() => expect(replies.length).toBeGreaterThan(CLIENTS * 3), { within: 30_000 });
      const upload = sendSlowly(target, me, `resume-${round}.pdf`);
      const readiness = readinessUntilChange(target);
      await pause(UPLOAD_MS / 4);

      const begun = Date.now();
      const stopped = target.stop('SIGTERM');
      await Promise.all(clients);
      // Eight clients save the same list, so a version conflict is allowed.
      const expected = ['200', '200 ok', '409', '503 draining'];
      expect(replies.filter((reply) => !expected.includes(reply))).toEqual([]);
      expect(await readiness).toEqual({ status: 'draining', connection: 'close' });
      expect(await upload).toMatchObject({ statusCode: 201, headers: { connection: 'close' } });
      expect(await stopped).toMatchObject({ code: 0 });
      expect(Date.now() - begun).toBeLessThan(STOP_TIMEOUT_MS);
      expect(await locks(app)).toEqual([]);
    } finally {
      await target.stop('SIGKILL');
    }
  }

  it(`cuts no request off, leaves no lock and is gone within 10 s, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) await restart(round);
  });

  it('is gone within 10 s although an upload goes on, which leaves nothing', async () => {
    const target = await startBeside(app, 'embedded', 'all');
    const upload = sendSlowly(target, me, 'endless.pdf', ENDLESS_MS).catch(causeOf);
    await pause(UPLOAD_MS / 4);
    const begun = Date.now();
    expect(await target.stop('SIGTERM')).toMatchObject({ code: 0 });
    expect(Date.now() - begun).toBeLessThan(STOP_TIMEOUT_MS);
    expect(['ECONNRESET', 'EPIPE', 'socket hang up']).toContain(await upload);
    expect(await app.rows(`select 1 from profile_document where file_name = 'endless.pdf'`)).toEqual([]);
    expect(await locks(app)).toEqual([]);
  });
});

const causeOf = (error: unknown) => {
  const { cause, code, message } = error as Error & { cause?: Error & { code?: string }; code?: string };
  return cause?.code ?? cause?.message ?? code ?? message;
};

/** Polls over one keep-alive connection, like a load balancer. Returns the first reply that is not 'ok'. */
async function readinessUntilChange({ url }: Server): Promise<{ status: string; connection?: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const poll = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(`${url}/api/health/ready`, { agent }, resolve).on('error', reject).end();
    });
  try {
    for (;;) {
      const reply = await poll();
      const { status } = (await json(reply)) as { status: string };
      if (status !== 'ok') return { status, connection: reply.headers.connection };
      await pause(READINESS_POLL_MS);
    }
  } finally {
    agent.destroy();
  }
}

function locks({ rows }: TestApp): Promise<unknown[]> {
  return rows(`
    select a.query, l.locktype, l.mode from pg_locks l join pg_stat_activity a using (pid)
     where a.datname = current_database() and a.pid <> pg_backend_pid()`);
}

/** Uploads a document slowly. */
function sendSlowly(
  { url }: Server,
  { id, token }: TestUser,
  fileName: string,
  ms = UPLOAD_MS,
): Promise<IncomingMessage> {
  const lines = JSON.stringify([{ fileName, documentType: 'RESU' }]);
  const parts = [
    `--b\r\nContent-Disposition: form-data; name="fileData"\r\n\r\n${lines}\r\n`,
    `--b\r\nContent-Disposition: form-data; name="files"; filename="${fileName}"\r\n\r\n${PDF}`,
    ...Array.from({ length: UPLOAD_PARTS }, () => '\n'.repeat(1_000)),
    '\r\n--b--\r\n',
  ];
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
    const sending = request(`${url}/api/users/${id}/supporting-documents`, { method: 'PATCH', headers });
    sending.on('error', reject);
    sending.on('response', (answer) => resolve(answer.resume()));
    const send = async () => {
      for (const part of parts) {
        sending.write(part);
        if (sending.destroyed) return;
        await pause(ms / UPLOAD_PARTS);
      }
      sending.end();
    };
    send().catch(reject);
  });
}
