import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RightGiven } from '#modules/reporting/contract/api/rights-given.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { cloneSeekers, createOpenJob } from '#test/support/fixtures/applying.js';
import { historyReader } from '#test/support/fixtures/history.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import { createAccount, createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let admin: TestUser;
let read: ReturnType<typeof historyReader>['read'];

beforeAll(async () => {
  app = await startApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  admin = await createSignedInUser(app, { privileges: [8], firstName: 'Denise', lastName: 'Albright' });
  ({ read } = historyReader(app, admin));
});
afterAll(() => app?.close());

/** A filled job with so many applicants. */
async function filled(applicants: number): Promise<string> {
  const jobId = await createOpenJob(app, cast.boss);
  for (const person of await cloneSeekers(app, cast.rachel, applicants)) await does.apply(jobId, person);
  await app.patch(`/api/jobs/${jobId}/status`, { as: cast.manager.token, body: { status: 'filled' } });
  await app.idle();
  return jobId;
}

describe('the mails of an act', () => {
  it('stand with it, with their recipients and states', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const { id } = await does.apply(jobId);
    await does.toApplicants(jobId, [id]);
    await app.idle();
    const { items } = await read(`jobs/${jobId}`);
    const mails = items.flatMap((entry) => entry.mails.map((mail) => [entry.text, mail]));
    const employer = { id: cast.boss.id, name: expect.any(String) };
    const recipient = { id: cast.rachel.id, name: expect.any(String) };
    expect(mails).toEqual([
      [expect.stringContaining('released'), expect.objectContaining({ recipient, state: 'sent' })],
      [expect.stringContaining('released'), expect.objectContaining({ recipient: employer, about: 'New applicants' })],
      [expect.stringContaining('submitted'), expect.objectContaining({ recipient, state: 'sent' })],
    ]);
  });

  it('of older events, which no act joins, stand only with the event that sent them', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const { id } = await does.apply(jobId);
    await does.toApplicants(jobId, [id]);
    await app.idle();
    await app.rows("update fact set transaction_id = null where payload ->> 'jobId' = ? returning 1", [jobId]);
    const { items } = await read(`jobs/${jobId}`);
    expect(items.flatMap(({ mails }) => mails.map(({ recipient }) => recipient?.id))).toEqual([
      cast.rachel.id,
      cast.rachel.id,
    ]);
  });

  it('are none of a poster, and one who sent none is told why only in the history of an administrator', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    await app.idle();
    const opened = ({ text }: { text: string }) => text.includes('opened');
    expect((await read(`jobs/${jobId}`)).items.find(opened)).toMatchObject({
      mails: [],
      noMail: 'No mail was due: nobody was waiting for an approval.',
    });
    // A mail that went with its recipient's account was due.
    await app.rows(
      `update fact set payload = payload || '{"approvedBy": "${admin.id}"}'
        where name = 'JobPosted' and payload ->> 'jobId' = ? returning 1`,
      [jobId],
    );
    expect((await read(`jobs/${jobId}`)).items.find(opened)).toMatchObject({ mails: [], noMail: null });
    const { id } = await does.apply(jobId);
    await does.toApplicants(jobId, [id]);
    await app.idle();
    const { items } = await read(`jobs/${jobId}`, cast.boss);
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ mails, noMail }) => mails.length === 0 && noMail === null)).toBe(true);
  });
});

describe('a page of a history', () => {
  it('names its thing', async () => {
    const jobId = await createOpenJob(app, cast.boss, { title: 'Bandleader' });
    const { thing } = await read(`jobs/${jobId}`);
    expect(thing).toEqual({
      name: 'Bandleader',
      about: [expect.any(String), expect.stringMatching(/^Number \d+$/)],
      isRemoved: false,
    });
    const account = await createAccount(app, { firstName: 'Wilma', lastName: 'Yost' });
    const { thing: user } = await read(`users/${account.id}`);
    expect(user).toEqual({ name: 'Wilma Yost', about: [account.email], isRemoved: false });
  });

  it('cuts no act, says several of a kind in one sentence, and refuses an entry that is none to go on from', async () => {
    const jobId = await filled(3);
    const whole = (await read(`jobs/${jobId}`)).items;
    const act = whole.filter((entry) => entry.act === whole[0]?.act);
    expect(act).toHaveLength(4);
    const first = await read(`jobs/${jobId}?limit=2`);
    expect(first.items).toEqual(act);
    expect(first.hasMore).toBe(true);
    const pages = [];
    for (let before = ''; ; ) {
      const page = await read(`jobs/${jobId}?limit=3${before}`);
      pages.push(...page.items);
      if (!page.hasMore) break;
      before = `&before=${page.items.at(-1)?.id}`;
    }
    expect(pages).toEqual(whole);
    expect((await app.get(`/api/history/jobs/${jobId}?before=${admin.id}`, { as: admin.token })).status).toBe(400);
    const moved = whole.filter(({ text }) => text.startsWith('moved the application'));
    expect(moved.map(({ ofMany }) => ofMany)).toEqual(
      Array.from({ length: 3 }, () => ({ who: expect.any(String), text: 'moved 3 applications: 3 to Not selected.' })),
    );
    expect(whole.find(({ text }) => text.startsWith('marked'))?.ofMany).toBeNull();
  });
});

it('tells who gave each right and when, and what was taken', async () => {
  const { id, email } = await createAccount(app, { firstName: 'Joanne', lastName: 'Keller', privileges: [9] });
  const edit = async (body: object) => {
    const { version } = (await app.get(`/api/users/${id}/summary`, { as: admin.token })).body;
    const changed = { id, email, firstName: 'Joanne', lastName: 'Keller', version, ...body };
    expect((await app.patch(`/api/users/${id}`, { as: admin.token, body: changed })).status).toBe(200);
  };
  await edit({ privileges: [9, 1], organizations: [cast.boss.organization] });
  await edit({ privileges: [1], organizations: [cast.boss.organization] });
  const { body } = await app.get(`/api/history/users/${id}/rights`, { as: admin.token });
  const by = { id: admin.id, name: 'Denise Albright' };
  expect((body as RightGiven[]).map(({ name, isTaken, by: actor }) => [name, isTaken, actor])).toEqual([
    ['Job Seeking', true, by],
    ['Job Posting', false, by],
    [expect.any(String), false, by],
  ]);
  expect(body[2]).toMatchObject({ privilege: null, organization: cast.boss.organization });
});

it('tells who may act for an organization, who assigned it and when', async () => {
  const { id } = await createAccount(app, { firstName: 'Olga', lastName: 'Aaron', privileges: [9] });
  const { email, version } = (await app.get(`/api/users/${id}/summary`, { as: admin.token })).body;
  const organizations = [cast.boss.organization];
  const edit = { id, email, firstName: 'Olga', lastName: 'Aaron', version, privileges: [1, 2], organizations };
  expect((await app.patch(`/api/users/${id}`, { as: admin.token, body: edit })).status).toBe(200);
  const path = `/api/history/organizations/${cast.boss.organization}/members`;
  const { body } = await app.get(path, { as: admin.token });
  const olga = {
    user: { id, name: 'Olga Aaron' },
    privileges: ['Job Posting', 'Review Applicants'],
    by: 'Denise Albright',
    at: expect.any(String),
  };
  expect(body[0]).toEqual(olga);
  expect(body.map(({ user }: { user: { id: string } }) => user.id)).toEqual(
    expect.arrayContaining([cast.boss.id, cast.reviewer.id]),
  );
  await app.patch(`/api/users/${id}/access`, { as: admin.token, body: { isAccessible: false } });
  expect((await app.get(path, { as: admin.token })).body).not.toContainEqual(olga);
  expect((await app.get('/api/history/organizations/1/members', { as: admin.token })).status).toBe(404);
});
