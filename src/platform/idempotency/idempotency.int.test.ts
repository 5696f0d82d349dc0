import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import { createPostingsFixture, HARRISBURG, jobForm, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { createAccount, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';
import { newId } from '../database/aggregate.js';
import { Housekeeping } from '../database/housekeeping.js';
import { type IdempotentRequest, runIdempotently } from './idempotency-context.js';
import { IdempotencyStore } from './idempotency-store.js';

/** Two instances, so that no state in memory can help. */
let apps: [TestApp, TestApp];
let world: PostingsFixture;
beforeAll(async () => {
  const app = await startApp({ set: SETS[0] });
  apps = [app, await startApp({ set: SETS[0], beside: app })];
  world = await createPostingsFixture(app);
});
afterAll(async () => {
  await apps?.[1].close();
  await apps?.[0].close();
});

const keyed = (key: string) => ({ 'idempotency-key': key });
const posting = (title: string) =>
  jobForm(jobPayload({ organization: HARRISBURG, position: world.teacher.id, title, status: 'unsubmitted' }));
const post = (app: TestApp, as: TestUser, key: string, title: string) =>
  app.post('/api/jobs', { as: as.token, form: posting(title), headers: keyed(key) });
const jobsCalled = (title: string) => apps[0].rows<{ id: string }>('select id from job where title = ?', [title]);
const contact = (city: string) => ({
  contactName: 'Robin',
  contactSurname: 'Miller',
  city,
  cellPhone: '(717)555-0142',
});
const patchContact = (as: TestUser, key: string, body: object) =>
  apps[0].patch(`/api/users/${as.id}/contact-details`, { as: as.token, body, headers: keyed(key) });
const age = (key: string, time: string) =>
  apps[0].rows('update idempotency_key set claimed_at = claimed_at - ?::interval where key = ?', [time, key]);

describe('a write with an idempotency key (U25)', () => {
  it('sent twenty times at once to two instances runs once, and each sender gets the same response', async () => {
    const key = newId();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => post(apps[at % 2 === 0 ? 0 : 1], world.poster, key, 'Once only')),
    );
    const [made] = await jobsCalled('Once only');
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(Array(20).fill([201, made?.id]));
    expect(await jobsCalled('Once only')).toHaveLength(1);
    expect(replies.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
  });

  it('is scoped to its account: the same key of another account is another write', async () => {
    const key = newId();
    const mine = await post(apps[0], world.poster, key, 'Mine and theirs');
    const theirs = await post(apps[0], world.creator, key, 'Mine and theirs');
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('is rejected with another body or URL', async () => {
    const key = newId();
    const { seeker } = world;
    expect(await patchContact(seeker, key, contact('York'))).toMatchObject({ status: 200 });
    expect(await patchContact(seeker, key, contact('Erie'))).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused', message: expect.stringContaining('another request') },
    });
    const elsewhere = await apps[0].patch(`/api/users/${seeker.id}/references`, {
      as: seeker.token,
      body: { references: [] },
      headers: keyed(key),
    });
    expect(elsewhere.status).toBe(422);
    const { body } = await apps[0].get('/api/users/profile/data', { as: seeker.token });
    expect(body.contactDetails.city).toBe('York');
  });

  it('is rejected with another form, and answered again with the same one', async () => {
    const key = newId();
    const first = await post(apps[0], world.poster, key, 'A form');
    const other = await post(apps[0], world.poster, key, 'Another form');
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const same = await post(apps[0], world.poster, key, 'A form');
    expect([same.status, same.body]).toEqual([first.status, first.body]);
  });

  it('that was rejected may be retried, corrected', async () => {
    const key = newId();
    expect((await patchContact(world.seeker, key, { ...contact('York'), zipCode: 'x' })).status).toBe(400);
    expect((await patchContact(world.seeker, key, contact('Lancaster'))).status).toBe(200);
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in between', "';drop table job;--"])(
    'is refused with the malformed key %p',
    async (key) => {
      const reply = await patchContact(world.seeker, key, contact('York'));
      expect(reply).toMatchObject({ status: 400, body: { code: 'malformed_idempotency_key' } });
    },
  );

  it('of a visitor is scoped to its route: a repeated sign-up makes one account, one mail and stores no password', async () => {
    const key = newId();
    const body = { firstName: 'Ada', lastName: 'Byron', email: 'ada@test.example', password: PASSWORD };
    const signUp = () => apps[0].post('/api/users', { body, headers: keyed(key) });
    const [first, again] = [await signUp(), await signUp()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    await apps[0].idle();
    expect(await mailsTo(apps[0], body.email)).toHaveLength(1);
    expect(JSON.stringify(await apps[0].rows('select * from idempotency_key'))).not.toContain(PASSWORD);
  });

  it('never stores tokens', async () => {
    const key = newId();
    const account = await createAccount(apps[0]);
    const signIn = () =>
      apps[0].post('/api/auth/signin', { body: { email: account.email, password: PASSWORD }, headers: keyed(key) });
    const [first, second] = [await signIn(), await signIn()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.refreshToken).not.toBe(first.body.refreshToken);
    expect(await apps[0].rows('select 1 from idempotency_key where key = ?', [key])).toEqual([]);
  });
});

describe('a request whose process died', () => {
  const store = () => apps[0].service(IdempotencyStore);
  const FINGERPRINT = 'of some content';

  async function claimed(key: string): Promise<IdempotentRequest> {
    const result = await store().claim('somebody', key, FINGERPRINT);
    if (result.kind !== 'claimed') throw new Error(`It is ${result.kind}`);
    return result.request;
  }
  const accounts = (email: string) => apps[0].rows('select 1 from account where email = ?', [email]);

  it('before any effect is taken over by the next', async () => {
    const key = newId();
    const first = await claimed(key);
    expect(await store().claim('somebody', key, FINGERPRINT)).toEqual({ kind: 'inProgress' });
    await age(key, '61 seconds');
    expect((await claimed(key)).id).not.toBe(first.id);
  });

  it('after its effect is never repeated, and a retry learns so', async () => {
    const key = newId();
    await runIdempotently(await claimed(key), () => createAccount(apps[0]));
    await age(key, '61 seconds');
    expect(await store().claim('somebody', key, FINGERPRINT)).toEqual({ kind: 'indeterminate', form: null });
  });

  it('was only slow and has been taken over: its late effect is rolled back', async () => {
    const key = newId();
    const slow = await claimed(key);
    await age(key, '61 seconds');
    await claimed(key);
    const late = runIdempotently(slow, () => createAccount(apps[0], { email: 'late@test.example' }));
    await expect(late).rejects.toMatchObject({ code: 'attempt_replaced' });
    expect(await accounts('late@test.example')).toEqual([]);
  });

  it('that failed after its effect stays done; a rejected one is released', async () => {
    const [failed, refused] = [newId(), newId()];
    for (const [key, wasRejected] of [
      [failed, false],
      [refused, true],
    ] as const) {
      const attempt = await claimed(key);
      await runIdempotently(attempt, () => createAccount(apps[0]));
      await store().release(attempt, wasRejected);
    }
    expect(await store().claim('somebody', failed, FINGERPRINT)).toEqual({ kind: 'inProgress' });
    expect(await store().claim('somebody', refused, FINGERPRINT)).toMatchObject({ kind: 'claimed' });
  });

  it('is deleted after a day, like every response', async () => {
    const [young, old] = [newId(), newId()];
    await claimed(young);
    await claimed(old);
    await age(old, '24 hours');
    await apps[0].service(Housekeeping).sweep();
    const left = await apps[0].rows('select key from idempotency_key where key in (?, ?)', [young, old]);
    expect(left).toEqual([{ key: young }]);
  });
});
