import { afterEach, describe, expect, it } from '@jest/globals';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { Privilege } from '#modules/shared/privileges.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { countRows } from '../support/count-rows.js';
import { eventually } from '../support/eventually.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { startBeside, whileBeside } from '../support/instances/beside.js';
import { FULL } from './invariants.js';

const SUBSCRIBER = 'tell-support-when-message-received';
/** Three batches. */
const GIVEN_UP = 1_500;
const BACKLOG = 300;
/** Events so old are looked for no more, unless a retry says so. */
const AN_HOUR_MS = 3_600_000;
const KILLS = FULL ? 10 : 2;
const SEED = 815;

const MESSAGES = `
  with message as (
    insert into contact_message (id, name, email, organization, phone, reason_for_contact, message, created_at, updated_at)
    select gen_random_uuid(), 'Dana', 'dana@test.example', '', '', 'Other', 'number-' || n || '.', now(), now()
      from generate_series(?::int, ?::int) n returning id
  ), recorded as (
    insert into fact (id, aggregate_id, number, name, version, payload, published_at)
    select gen_random_uuid(), id, 1, 'ContactMessageReceived', 1, jsonb_build_object('messageId', id), ?::timestamptz
      from message returning id
  )`;

describe.each(SETS)('processes are killed while deliveries are retried, paused and resumed, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it('loses no delivery and makes none twice', async () => {
    app = await startApp({ set, env: { ROLE: 'api' } });
    const here = app;
    const random = randomOf(SEED);
    const { token: as } = await createSignedInUser(here, { privileges: [Privilege.SuperAdmin] });
    const count = (from: string) => countRows(here, from);
    const remaining = () => count('dead_letter');
    const handled = () => count(`inbox where subscriber = '${SUBSCRIBER}'`);
    /** Sends a call to a process that is killed before or soon after it answers. */
    const killDuring = async (path: string, body: object, underWay: () => Promise<boolean>): Promise<void> => {
      const dies = await startBeside(here, set, 'all');
      const sent = dies.api.post(`/api/queues/${path}`, { as, body }).catch(() => null);
      await eventually(async () => expect(await underWay()).toBe(true));
      await new Promise((resolve) => setTimeout(resolve, random() * 60));
      await dies.stop('SIGKILL');
      await sent;
    };

    await here.rows(
      `${MESSAGES}, others as (insert into inbox (subscriber, fact_id) select 'system-log', id from recorded)
       insert into dead_letter (id, subscriber, fact_id, error, attempts)
       select gen_random_uuid(), '${SUBSCRIBER}', id, 'Error: a defect', 10 from recorded`,
      [1, GIVEN_UP, new Date(Date.now() - AN_HOUR_MS)],
    );
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = await remaining();
      await killDuring('deadLetters/retry', {}, async () => (await remaining()) < before || (await handled()) > 0);
    }
    const afterKills = await remaining();

    // The pause is committed, then its process ends.
    const isPaused = async () => (await count('paused_subscriber')) === 1;
    await killDuring(`${SUBSCRIBER}/pause`, { reason: 'A defect' }, isPaused);
    let last = await startBeside(here, set, 'all');
    const isEffective = async (): Promise<boolean> => {
      const { body } = await here.get('/api/queues', { as });
      return body.subscribers.find(({ name }: { name: string }) => name === SUBSCRIBER).paused?.isEffective;
    };
    try {
      await eventually(async () => expect(await isEffective()).toBe(true), { within: 30_000 });
      const atPause = await handled();
      await here.rows(`${MESSAGES} select 1 from recorded`, [GIVEN_UP + 1, GIVEN_UP + BACKLOG, null]);
      await eventually(async () => expect(await count('fact where published_at is null')).toBe(0), { within: 30_000 });
      expect((await here.post('/api/queues/deadLetters/retry', { as, body: {} })).body.retried).toBeGreaterThanOrEqual(
        0,
      );
      await last.stop('SIGKILL');
      last = await startBeside(here, set, 'all');
      expect(await handled()).toBe(atPause);
    } finally {
      await last.stop('SIGKILL');
    }

    // The resume is committed, then its process ends in the middle of the backlog.
    await killDuring(`${SUBSCRIBER}/resume`, {}, async () => !(await isPaused()));
    await whileBeside(here, set, 'all', () => here.idle({ within: 240_000 }));
    expect(await remaining()).toBe(0);
    const mails = await here.rows<{ number: string; mails: number }>(
      `select substring(body_text from 'number-(\\d+)') as number, count(*)::int as mails from mailbox_message
        group by 1 having count(*) <> 1`,
    );
    expect(mails).toEqual([]);
    expect(await count("mailbox_message where body_text like '%number-%'")).toBe(GIVEN_UP + BACKLOG);
    expect(await handled()).toBe(GIVEN_UP + BACKLOG);
    const [reported] = await here.rows<{ n: number }>(
      `select coalesce(sum((payload ->> 'facts')::int), 0)::int as n from fact where name = 'DeadLettersReplayed'`,
    );
    expect(reported?.n).toBeGreaterThanOrEqual(GIVEN_UP - afterKills);
    expect(reported?.n).toBeLessThanOrEqual(GIVEN_UP);
  }, 600_000);
});
