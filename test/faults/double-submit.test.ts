import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import {
  applicationForm,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
  submit,
} from '../support/fixtures/applying.js';
import type { Reply } from '../support/http.js';
import { mailsTo } from '../support/mail.js';
import { digestOfSubmitted, expectInvariants, expectNothingBut } from './invariants.js';

const TIMES = 50;

/** Two instances, so that locks in memory cannot help. */
let apps: [TestApp, TestApp];
let boss: Employer;
let rachel: Seeker;
const acknowledged: { id: string; jobId: string; userId: string }[] = [];
beforeAll(async () => {
  const app = await startApp();
  apps = [app, await startApp({ beside: app })];
  boss = await createEmployer(app);
  rachel = await createSeeker(app);
});
afterAll(async () => {
  await apps?.[1].close();
  await apps?.[0].close();
});

const times = (work: (app: TestApp, at: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: TIMES }, (_, at) => whileBusy(() => work(apps[at % 2 === 0 ? 0 : 1], at))));

/** Sends again what waited too long for its turn, which a slow machine makes likely; nothing of it was stored. */
async function whileBusy(send: () => Promise<Reply>): Promise<Reply> {
  const reply = await send();
  return reply.status === 503 ? whileBusy(send) : reply;
}

async function expectOneOf(replies: Reply[], jobId: string): Promise<void> {
  const accepted = replies.filter(({ body }) => body.type === 'submitted');
  expect(accepted).toHaveLength(1);
  acknowledged.push({ id: accepted[0]?.body.id, jobId, userId: rachel.id });
  await expectInvariants(apps[0]);
  await expectNothingBut(apps[0], acknowledged);
}

describe('submitting many times at once (F13, I1, I2, I4, I8)', () => {
  it('without a draft: one is submitted, the others learn that it is', async () => {
    const jobId = await createOpenJob(apps[0], boss);
    const replies = await times((app) => submit(app, rachel, jobId));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(TIMES - 1).fill(409)]);
    await expectOneOf(replies, jobId);
  });

  it('a draft: it is submitted once', async () => {
    const jobId = await createOpenJob(apps[0], boss);
    const { body } = await saveDraft(apps[0], rachel, jobId, { attachedFiles: [rachel.resumeId] });
    const replies = await times((app) =>
      app.patch(`/api/applications/submit/${jobId}`, { as: rachel.token, form: applicationForm({ letter: null }) }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(TIMES - 1).fill(409)]);
    expect(replies.find(({ status }) => status === 200)?.body.id).toBe(body.id);
    await expectOneOf(replies, jobId);
  });

  it('between saves of the same page: one is submitted, and no save comes after it', async () => {
    const jobId = await createOpenJob(apps[0], boss);
    const replies = await times((app, at) =>
      at % 3 === 0 ? submit(app, rachel, jobId) : saveDraft(app, rachel, jobId, { data: { essay: `Save ${at}` } }),
    );
    for (const { status } of replies) expect([201, 409]).toContain(status);
    // A save may return the state after a concurrent submission, so only submissions are counted.
    await expectOneOf(
      replies.filter((reply, at) => at % 3 === 0 && reply.status === 201),
      jobId,
    );
    const submitted = acknowledged.at(-1)?.id ?? '';
    const events = await apps[0].rows<{ name: string }>(
      'select name from fact where aggregate_id = ? order by number',
      [submitted],
    );
    expect(events.map(({ name }) => name).indexOf('ApplicationSubmitted')).toBe(events.length - 1);
    const before = await digestOfSubmitted(apps[0]);
    await times((app) => saveDraft(app, rachel, jobId, { data: { essay: 'too late' } }));
    expect(await digestOfSubmitted(apps[0])).toBe(before);
  });

  it('is followed by one mail for each', async () => {
    await apps[0].idle();
    const events = await apps[0].rows<{ count: number }>(
      "select count(*)::int as count from fact where name = 'ApplicationSubmitted'",
    );
    expect(events).toEqual([{ count: acknowledged.length }]);
    expect(await mailsTo(apps[0], rachel.email)).toHaveLength(acknowledged.length);
  });
});
