import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_ORGANIZATIONS } from '#modules/identity/contract/demo.js';
import { eventually } from '../support/eventually.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { Server } from '../support/instances/server.js';

const WRITERS = 8;
const RECOVERY_TIMEOUT_MS = 10_000;

describe('F3 PostgreSQL is killed under load', () => {
  let dataDir: string;
  let server: Server;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'career-gateway-'));
    server = await Server.start({ NODE_ENV: 'test', DATA_DIR: dataDir, HOME: dataDir });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('loses nothing acknowledged, says 503 meanwhile and recovers by itself', async () => {
    const { api } = server;
    const credentials = { email: 'poster@demo.example', password: 'Harrisburg-17' };
    const { body: session } = await api.post('/api/auth/signin', { body: credentials });
    const { body: positions } = await api.get('/api/positions');
    const [organization] = DEMO_ORGANIZATIONS;
    const payload = jobPayload({ organization, position: positions.items[0].id });
    const acknowledged: { id: string; begunAt: number }[] = [];
    const refusals: { status: number; code: string }[] = [];
    let over = false;
    const write = async (): Promise<void> => {
      while (!over) {
        const begunAt = Date.now();
        const { status, body } = await api.post('/api/jobs', { as: session.accessToken, form: jobForm(payload) });
        if (status === 201) acknowledged.push({ id: body.id, begunAt });
        else refusals.push({ status, code: body.code });
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    try {
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(20));
      const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      const killedAt = Date.now();
      await eventually(() => expect(refusals.length).toBeGreaterThan(0));
      // A backend may briefly outlive its postmaster and still acknowledge running calls.
      const refusedAt = Date.now();
      const isLater = ({ begunAt }: { begunAt: number }) => begunAt > refusedAt;
      await eventually(() => expect(acknowledged.some(isLater)).toBe(true), { within: RECOVERY_TIMEOUT_MS });
      expect(Date.now() - killedAt).toBeLessThan(RECOVERY_TIMEOUT_MS);
    } finally {
      over = true;
      await Promise.all(writers);
    }
    expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 unavailable']));
    // A read may fail once more on a connection that died with the database.
    for (const { id } of acknowledged) {
      await eventually(async () => {
        const { status } = await api.get(`/api/jobs/${id}/admin`, { as: session.accessToken });
        expect(status).toBe(200);
      });
    }
  });
});
