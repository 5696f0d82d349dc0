import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { newId } from '#platform/database/aggregate.js';
import { startApp, type TestApp } from '../support/app.js';
import { createEmployer, createOpenJob, type Employer } from '../support/fixtures/applying.js';
import { dayFromToday } from '../support/fixtures/job-payload.js';
import type { Call, Caller, Reply } from '../support/http.js';
import { startBeside, whileBeside } from '../support/instances/beside.js';
import { expectInvariants, FULL } from './invariants.js';

const POSTINGS = FULL ? 200 : 40;
/** The requests that the page has under way at once. */
const LANES = 4;
const SEED = 20;

interface BulkAction {
  send(server: Caller, id: string, call: Call): Promise<Reply>;
  /** Numbers of times it was done, by posting. */
  done: string;
}

const events = (name: string) =>
  `select aggregate_id as id, count(*)::int as times from fact where name = '${name}' group by 1`;

const ACTIONS: Record<string, BulkAction> = {
  close: {
    send: (server, id, call) => server.patch(`/api/jobs/${id}/status`, { ...call, body: { status: 'closed' } }),
    done: events('JobClosed'),
  },
  extend: {
    send: (server, id, call) =>
      server.patch(`/api/jobs/${id}/status`, { ...call, body: { status: 'open', endDate: dayFromToday(60) } }),
    done: events('JobUpdated'),
  },
  copy: {
    send: (server, id, call) => server.post(`/api/jobs/${id}/copy`, call),
    done: `select payload ->> 'copiedFrom' as id, count(*)::int as times from fact join job on job.id = aggregate_id
            where payload ? 'copiedFrom' group by 1`,
  },
};

describe('F1 the application is killed in the middle of a bulk action', () => {
  let app: TestApp;
  let boss: Employer;
  const random = randomOf(SEED);

  beforeAll(async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    boss = await createEmployer(app);
  });
  afterAll(() => app?.close());

  /** Sends the action for each posting. Returns those without a response. */
  async function run(
    { send }: BulkAction,
    server: Caller,
    keys: Map<string, string>,
    onAcknowledged: (id: string) => void,
  ) {
    const remaining = [...keys];
    const unknown: string[] = [];
    const lane = async () => {
      for (let next = remaining.shift(); next; next = remaining.shift()) {
        const [id, key] = next;
        const call = { as: boss.token, headers: { 'idempotency-key': key } };
        const reply = await send(server, id, call).catch(() => null);
        // The first one without a response ends a lane: the others are not tried.
        if (!reply) return void unknown.push(id);
        expect([200, 201, 'already_done']).toContain(reply.status === 409 ? reply.body.code : reply.status);
        onAcknowledged(id);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return unknown;
  }

  const timesDone = async ({ done }: BulkAction) =>
    new Map((await app.rows<{ id: string; times: number }>(done)).map(({ id, times }) => [id, times]));

  it.each(Object.entries(ACTIONS))(
    '%s: each posting is done once or not at all, and a second run does the rest',
    async (_, action) => {
      const keys = new Map<string, string>();
      for (let at = 0; at < POSTINGS; at += 1) keys.set(await createOpenJob(app, boss), newId());
      const acknowledged: string[] = [];
      const killed = await startBeside(app, 'embedded', 'all');
      // A number rather than a time, because a fast machine would be through with all of them.
      const killedAfter = 1 + Math.floor(random() * (POSTINGS / 2));
      let ended: Promise<unknown> | undefined;
      const unknown = await run(action, killed.api, keys, (id) => {
        acknowledged.push(id);
        if (acknowledged.length === killedAfter) ended = killed.stop('SIGKILL');
      });
      await ended;
      expect(unknown.length).toBeGreaterThan(0);

      const before = await timesDone(action);
      for (const id of keys.keys()) {
        const times = before.get(id) ?? 0;
        const possible = acknowledged.includes(id) ? [1] : unknown.includes(id) ? [0, 1] : [0];
        expect([id, possible]).toEqual([id, expect.arrayContaining([times])]);
      }
      expect(before.size).toBeLessThan(POSTINGS);

      // Claims of a server that is gone are free after a minute.
      await app.rows("update idempotency_key set claimed_at = claimed_at - interval '2 minutes' returning 1");
      const rest = new Map([...keys].filter(([id]) => !acknowledged.includes(id)));
      await whileBeside(app, 'embedded', 'all', async ({ api }) => {
        await run(action, api, rest, () => undefined);
        await app.idle({ within: 60_000 });
      });
      const after = await timesDone(action);
      expect([...keys.keys()].map((id) => after.get(id))).toEqual(Array(POSTINGS).fill(1));
      await expectInvariants(app);
    },
    300_000,
  );
});
