import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { MAIL_CONNECTIONS } from '#platform/mail/mail-transport.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/fixtures/users.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';
import { FULL } from './invariants.js';

/** Few attempts: an unavailable mail server must not use them up. */
const retry = new RetryPolicy(2, 20);
const MAILS = 3;
/** The concurrency of mail delivery. */
const WORKERS = 4;
/** Refusals per mail, more than an event has attempts. */
const REFUSALS = 4;
const OUTAGE_MS = FULL ? 10 * 60_000 : 0;
const RECOVERY_TIMEOUT_MS = 15_000;

let app: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await startApp({ retry, env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app?.close();
  await smtp?.close();
});

async function signUp(email: string) {
  const body = { firstName: 'Robin', lastName: 'Miller', email, password: PASSWORD };
  const reply = await app.post('/api/users', { body });
  expect(reply.status).toBe(201);
}

const arrivedAt = (email: string) => smtp.delivered.filter(({ to }) => to.includes(email));

describe('a mail server is away', () => {
  it.each(['hangs up', 421, 451] as const)(
    'and %s: no dead letter, and every mail once when it is back',
    async (fault) => {
      const addresses = Array.from({ length: MAILS }, () => `${newId()}@test.example`);
      const wasRefused = smtp.refused;
      smtp.fault = fault;
      const begunAt = Date.now();
      for (const address of addresses) await signUp(address);
      await eventually(
        () => {
          expect(smtp.refused - wasRefused).toBeGreaterThanOrEqual(MAILS * REFUSALS);
          expect(Date.now() - begunAt).toBeGreaterThanOrEqual(OUTAGE_MS);
        },
        { within: OUTAGE_MS + 120_000 },
      );
      smtp.fault = null;
      await eventually(() => expect(addresses.map((one) => arrivedAt(one).length)).toEqual(addresses.map(() => 1)), {
        within: RECOVERY_TIMEOUT_MS,
      });
      await app.idle();
      expect(await app.service(DeadLetters).list()).toEqual([]);
      expect(addresses.map((one) => arrivedAt(one).length)).toEqual(addresses.map(() => 1));
    },
    OUTAGE_MS + 180_000,
  );

  it('from some people only: their mails wait, those of others arrive meanwhile', async () => {
    const busy = Array.from({ length: WORKERS + 1 }, () => `${newId()}@test.example`);
    const other = `${newId()}@test.example`;
    for (const address of busy) smtp.busy.add(address);
    for (const address of [...busy, other]) await signUp(address);
    await eventually(() => expect(arrivedAt(other)).toHaveLength(1), { within: RECOVERY_TIMEOUT_MS });
    expect(busy.flatMap(arrivedAt)).toEqual([]);
    smtp.busy.clear();
    await eventually(() => expect(busy.map((one) => arrivedAt(one).length)).toEqual(busy.map(() => 1)), {
      within: RECOVERY_TIMEOUT_MS,
    });
    await app.idle();
  });

  it('for an address it will never take: a dead letter at once, with the reason, and the other mails go on', async () => {
    const [refused, taken] = [`${newId()}@test.example`, `${newId()}@test.example`];
    smtp.unknown.add(refused);
    await signUp(refused);
    await signUp(taken);
    await app.idle();
    expect(arrivedAt(taken)).toHaveLength(1);
    const letters = await app.service(DeadLetters).list();
    expect(letters).toMatchObject([{ subscriber: 'deliver-mail', attempts: 1 }]);
    expect(letters[0]?.error).toContain('550');
    expect(letters[0]?.error).not.toContain(refused);
  });
});

describe('a slow mail server', () => {
  it('has each mail under way that is claimed, since a claim that waits for a connection can be lost meanwhile', async () => {
    const addresses = Array.from({ length: WORKERS }, () => `${newId()}@test.example`);
    const released = smtp.hold();
    for (const address of addresses) await signUp(address);
    const claimed = await eventually(async () => {
      const { active } = (await app.service(DeliveryQueues).counts()).get('deliver-mail') ?? { active: 0 };
      expect([active, addresses.flatMap(arrivedAt).length]).toEqual([WORKERS, MAIL_CONNECTIONS]);
      return app.rows('select 1 from mail where claimed_until > clock_timestamp() and sent_at is null');
    }).finally(released);
    expect(claimed).toHaveLength(MAIL_CONNECTIONS);
    await app.idle();
    expect(addresses.map((one) => arrivedAt(one).length)).toEqual(addresses.map(() => 1));
  });

  it('keeps nobody from signing in whose mail is on its way, and its link works as soon as the mail is there', async () => {
    const email = `${newId()}@test.example`;
    await signUp(email);
    await app.idle();
    const confirm = (text = '') =>
      app.patch(`/api/users/confirmation/${/email-confirmation\/([\w-]+)/.exec(text)?.[1]}`);
    expect((await confirm(arrivedAt(email)[0]?.text)).status).toBe(201);

    const released = smtp.hold();
    expect((await app.delete(`/api/users/${email}/password`)).status).toBe(200);
    const [held] = await eventually(() => {
      const mails = arrivedAt(email).slice(1);
      expect(mails).toHaveLength(1);
      return mails;
    });
    // The server has read the mail but not accepted it yet.
    const token = /reset-password\/([\w-]+)/.exec(held?.text ?? '')?.[1];
    const signIn = app.post('/api/auth/signin', { body: { email, password: PASSWORD } });
    expect((await signIn).status).toBe(200);
    const changed = await app.post('/api/users/password', { body: { token, password: 'Another-17-word' } });
    expect([changed.status, changed.body]).toEqual([200, changed.body]);
    released();
    await app.idle();
    expect(arrivedAt(email)).toHaveLength(2);
  });
});
