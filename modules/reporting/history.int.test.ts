import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../test/support/app.js';
import {
  cloneSeekers,
  createOpenJob,
  REFERENCES,
  type Seeker,
  saveDraft,
} from '../../test/support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '../../test/support/fixtures/review.js';
import { createAccount, createSignedInUser, type TestUser } from '../../test/support/fixtures/users.js';
import type { HistoryEntry, HistoryPage } from './contract/api-history.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let admin: TestUser;
let seeker: Seeker;

beforeAll(async () => {
  app = await startApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  admin = await createSignedInUser(app, { privileges: [8], firstName: 'Denise', lastName: 'Albright' });
  [seeker] = (await cloneSeekers(app, cast.rachel, 1)) as [Seeker];
});
afterAll(() => app?.close());

const read = async (path: string, as = admin): Promise<HistoryPage> => {
  const { status, body } = await app.get(`/api/history/${path}`, { as: as.token });
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const sentence = ({ who, text }: HistoryEntry) => (who === null ? text : `${who} ${text}`);
const sentences = async (path: string, as = admin) => (await read(path, as)).items.map(sentence);
const rename = (id: string, lastName: string) =>
  app.rows('update account set last_name = ? where id = ? returning 1', [lastName, id]);

describe('the history of an account', () => {
  it('tells who granted, took and read what, newest first, with the names of now', async () => {
    const { id, email } = await createAccount(app, { firstName: 'Joanne', lastName: 'Kellar', privileges: [9] });
    const edit = async (body: object) => {
      const { version } = (await app.get(`/api/users/${id}`, { as: admin.token })).body;
      const changed = { id, email, firstName: 'Joanne', lastName: 'Kellar', version, ...body };
      expect((await app.patch(`/api/users/${id}`, { as: admin.token, body: changed })).status).toBe(200);
    };
    await edit({ privileges: [9, 1], organizations: [cast.boss.organization] });
    await edit({ privileges: [1], organizations: [cast.boss.organization] });
    await app.get(`/api/users/user-profile/${id}`, { as: admin.token });
    await app.patch(`/api/users/${id}/access`, { as: admin.token, body: { isAccessible: false } });
    await app.post('/api/auth/signin', { body: { email, password: 'Not-this-one-7' } });
    await rename(id, 'Keller');
    const [organization] = await app.rows<{ name: string }>(
      'select account_name as name from organization where account_number = ?',
      [cast.boss.organization],
    );
    expect((await sentences(`users/${id}`)).slice(0, 5)).toEqual([
      'A sign-in as Joanne Keller was refused: wrong password.',
      'Denise Albright locked the account.',
      'Denise Albright opened the profile of Joanne Keller.',
      'Denise Albright took Job Seeking from Joanne Keller.',
      `Denise Albright granted Job Posting for ${organization?.name} to Joanne Keller.`,
    ]);
    expect((await sentences(`users/${id}`)).at(-1)).toBe('Joanne Keller created the account.');
  });

  it('is filtered by category, and says which there are', async () => {
    const { id } = cast.reviewer;
    const { items, categories } = await read(`users/${id}?categories=signIns,reads`);
    expect(items.map(sentence)).toEqual(['Robin Miller signed in.']);
    expect(categories).toEqual(['changes', 'states', 'signIns', 'reads']);
    expect((await read(`users/${id}?categories=reads`)).items).toEqual([]);
    for (const query of ['categories=', 'categories=mails', 'before=1', 'limit=0', 'limit=101'])
      expect((await app.get(`/api/history/users/${id}?${query}`, { as: admin.token })).status).toBe(400);
  });

  it('does not tell of applications, which those who manage users do not read', async () => {
    await does.apply(await createOpenJob(app, cast.boss), seeker);
    expect(JSON.stringify(await read(`users/${seeker.id}?limit=100`))).not.toMatch(/appli/i);
  });

  it('outlives the account, which has no name any more', async () => {
    const gone = await createSignedInUser(app, { firstName: 'Zephyrine', lastName: 'Quixley', privileges: [4] });
    const { id } = await createAccount(app, { firstName: 'Ann', lastName: 'Yost' });
    await app.patch(`/api/users/${id}/access`, { as: gone.token, body: { isAccessible: false } });
    expect((await app.delete(`/api/users/${gone.id}`, { as: admin.token })).status).toBe(200);
    expect((await sentences(`users/${id}`))[0]).toBe('A removed account locked the account.');
    const [latest, ...older] = await sentences(`users/${gone.id}`);
    expect(latest).toBe('Denise Albright removed the account.');
    expect(older).toContain('A removed account signed in.');
    expect((await app.get(`/api/history/users/${randomUUID()}`, { as: admin.token })).status).toBe(404);
  });

  it('comes in pages that lose and repeat nothing while facts are added', async () => {
    const { id, token } = await createSignedInUser(app, { privileges: [9] });
    const save = () => app.patch(`/api/users/${id}/references`, { as: token, body: { references: REFERENCES } });
    for (let more = 0; more < 5; more += 1) await save();
    const all = (await read(`users/${id}?limit=100`)).items;
    const ids: string[] = [];
    for (
      let page = await read(`users/${id}?limit=2`);
      ;
      page = await read(`users/${id}?limit=2&before=${ids.at(-1)}`)
    ) {
      ids.push(...page.items.map((item) => item.id));
      await save();
      if (!page.hasMore) break;
    }
    expect(all.length).toBeGreaterThan(6);
    expect(ids).toEqual(all.map((item) => item.id));
    expect((await read(`users/${id}`)).items).toHaveLength(Math.min(20, all.length + ids.length / 2));
  });
});

describe('the history of an organization', () => {
  it('tells its changes, and 404 for an unknown one', async () => {
    const change = (body: object) => app.patch(`/api/organizations/101260303`, { as: admin.token, body });
    expect((await change({ action: 'disabled' })).status).toBe(200);
    expect((await change({ action: 'enabled', accountName: 'Albert Gallatin Area' })).status).toBe(200);
    expect(await sentences('organizations/101260303')).toEqual([
      'Denise Albright changed the name and enabled the organization.',
      'Denise Albright disabled the organization.',
    ]);
    expect(await read('organizations/115222752')).toEqual({ items: [], hasMore: false, categories: ['changes'] });
    expect((await app.get('/api/history/organizations/1', { as: admin.token })).status).toBe(404);
  });
});

describe('the history of a posting and its applications', () => {
  it('tells the way of the posting and of each application', async () => {
    await rename(seeker.id, 'Hoover');
    await rename(cast.manager.id, 'Nguyen');
    const jobId = await createOpenJob(app, cast.boss);
    const { id } = await does.apply(jobId, seeker);
    await does.toApplicants(jobId, [id]);
    await does.move(jobId, [id], 'interview');
    const of = (
      await app.rows<{ name: string }>('select first_name as name from account where id = ?', [seeker.id])
    )[0];
    const name = `${of?.name} Hoover`;
    expect(await sentences(`applications/${id}`)).toEqual([
      'Robin Nguyen moved the application from New to Interview.',
      'Robin Nguyen released the application to the organization.',
      `${name} submitted an application.`,
    ]);
    expect((await sentences(`jobs/${jobId}`)).slice(0, 4)).toEqual([
      `Robin Nguyen moved the application of ${name} from New to Interview.`,
      `Robin Nguyen released the application of ${name} to the organization.`,
      `${name} submitted an application.`,
      'Robin Miller opened the posting to applicants.',
    ]);
  });

  it('tells posters nothing of applications that are not released to them, nor who read what', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const [hidden, released] = (await cloneSeekers(app, cast.rachel, 2)) as [Seeker, Seeker];
    await rename(hidden.id, 'Unseen');
    await rename(released.id, 'Shown');
    await does.apply(jobId, hidden);
    const { id } = await does.apply(jobId, released);
    await does.toApplicants(jobId, [id]);
    await does.open(cast.manager, id);
    const history = await read(`jobs/${jobId}`, cast.boss);
    const told = JSON.stringify(history);
    expect(told).toContain('Shown');
    expect(told).not.toMatch(/Unseen|read/);
    expect(history.categories).toEqual(['changes', 'states']);
    expect((await read(`jobs/${jobId}?categories=reads`, cast.boss)).items).toEqual([]);
    expect(JSON.stringify(await read(`jobs/${jobId}`))).toContain('Unseen');
    expect((await app.get(`/api/history/applications/${id}`, { as: cast.boss.token })).status).toBe(403);
  });

  it('is not there for posters of others, for drafts, and for posters once the posting is deleted', async () => {
    const jobId = await createOpenJob(app, cast.boss);
    const ask = (path: string, as: TestUser) => app.get(`/api/history/${path}`, { as: as.token });
    expect((await ask(`jobs/${jobId}`, cast.strangeBoss)).status).toBe(404);
    expect((await ask(`jobs/${jobId}`, cast.reviewer)).status).toBe(403);
    expect((await ask(`jobs/${randomUUID()}`, admin)).status).toBe(404);
    expect((await saveDraft(app, seeker, jobId)).status).toBe(201);
    const [draft] = await app.rows<{ id: string }>("select id from application where job_id = ? and type = 'draft'", [
      jobId,
    ]);
    expect((await ask(`applications/${draft?.id}`, admin)).status).toBe(404);
    await app.patch(`/api/jobs/${jobId}/status`, { as: admin.token, body: { status: 'closed' } });
    expect((await app.delete(`/api/jobs/${jobId}`, { as: admin.token })).status).toBe(204);
    expect((await ask(`jobs/${jobId}`, cast.boss)).status).toBe(404);
    expect((await sentences(`jobs/${jobId}`))[0]).toBe('Denise Albright deleted the posting.');
  });
});
