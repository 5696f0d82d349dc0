import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import {
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  REFERENCES,
  submit,
} from '#test/support/fixtures/applying.js';
import { historyReader, rename, sentence } from '#test/support/fixtures/history.js';
import { createAccount, createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let admin: TestUser;
let boss: Employer;
let read: ReturnType<typeof historyReader>['read'];
let sentences: ReturnType<typeof historyReader>['sentences'];

beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { privileges: [8], firstName: 'Denise', lastName: 'Albright' });
  boss = await createEmployer(app);
  ({ read, sentences } = historyReader(app, admin));
});
afterAll(() => app?.close());

describe('the history of an account', () => {
  it('tells who granted, took and read what, newest first, with the names of now', async () => {
    const { id, email } = await createAccount(app, { firstName: 'Joanne', lastName: 'Kellar', privileges: [9] });
    const edit = async (body: object) => {
      const { version } = (await app.get(`/api/users/${id}/summary`, { as: admin.token })).body;
      const changed = { id, email, firstName: 'Joanne', lastName: 'Kellar', version, ...body };
      expect((await app.patch(`/api/users/${id}`, { as: admin.token, body: changed })).status).toBe(200);
    };
    await edit({ privileges: [9, 1], organizations: [boss.organization] });
    await edit({ privileges: [1], organizations: [boss.organization] });
    await app.get(`/api/users/user-profile/${id}`, { as: admin.token });
    await app.patch(`/api/users/${id}/access`, { as: admin.token, body: { isAccessible: false } });
    await app.post('/api/auth/signin', { body: { email, password: 'Not-this-one-7' } });
    await rename(app, id, 'Keller');
    const [organization] = await app.rows<{ name: string }>(
      'select account_name as name from organization where account_number = ?',
      [boss.organization],
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
    const { id } = boss;
    const { items, categories } = await read(`users/${id}?categories=signIns,reads`);
    expect(items.map(sentence)).toEqual(['Robin Miller signed in.']);
    expect(categories).toEqual(['changes', 'states', 'signIns', 'reads']);
    expect((await read(`users/${id}?categories=reads`)).items).toEqual([]);
    for (const query of ['categories=', 'categories=mails', 'by=somebody', 'before=1', 'limit=0', 'limit=101'])
      expect((await app.get(`/api/history/users/${id}?${query}`, { as: admin.token })).status).toBe(400);
  });

  it('is filtered by who did it, of those whom its first page names', async () => {
    const other = await createSignedInUser(app, { firstName: 'Zephyrine', lastName: 'Quixley', privileges: [4] });
    const { id } = await createAccount(app, { firstName: 'Ann', lastName: 'Yost' });
    const setAccess = (isAccessible: boolean, as: TestUser) =>
      app.patch(`/api/users/${id}/access`, { as: as.token, body: { isAccessible } });
    expect((await setAccess(false, other)).status).toBe(200);
    expect((await setAccess(true, admin)).status).toBe(200);
    const { actors, items } = await read(`users/${id}?limit=1`);
    const [denise, zephyrine] = [
      { id: admin.id, name: 'Denise Albright' },
      { id: other.id, name: 'Zephyrine Quixley' },
    ];
    expect(actors).toEqual(expect.arrayContaining([denise, zephyrine]));
    expect((await read(`users/${id}?limit=1&before=${items[0]?.id}`)).actors).toEqual([]);
    expect(await sentences(`users/${id}?by=${other.id}`)).toEqual(['Zephyrine Quixley locked the account.']);
    const byEach = await Promise.all(actors.map((one) => sentences(`users/${id}?by=${one.id}&limit=100`)));
    expect(byEach.flat().toSorted()).toEqual((await sentences(`users/${id}?limit=100`)).toSorted());
    expect(await sentences(`users/${id}?by=${randomUUID()}`)).toEqual([]);
  });

  it('does not tell of applications, which those who manage users do not read', async () => {
    const seeker = await createSeeker(app);
    const applied = await submit(app, seeker, await createOpenJob(app, boss), { attachedFiles: [seeker.resumeId] });
    expect(applied.status).toBe(201);
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

  it('comes in pages that lose and repeat nothing while events are added', async () => {
    const { id, token } = await createSignedInUser(app, { privileges: [9] });
    const save = () => app.patch(`/api/users/${id}/references`, { as: token, body: { references: REFERENCES } });
    for (let more = 0; more < 5; more += 1) await save();
    const all = (await read(`users/${id}?limit=100`)).items;
    const ids: string[] = [];
    let saves = 0;
    for (
      let page = await read(`users/${id}?limit=2`);
      ;
      page = await read(`users/${id}?limit=2&before=${ids.at(-1)}`)
    ) {
      ids.push(...page.items.map((item) => item.id));
      await save();
      saves += 1;
      if (!page.hasMore) break;
    }
    expect(all.length).toBeGreaterThan(6);
    expect(ids).toEqual(all.map((item) => item.id));
    expect((await read(`users/${id}`)).items).toHaveLength(Math.min(20, all.length + saves));
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
    expect(await read('organizations/115222752')).toMatchObject({ items: [], hasMore: false, categories: ['changes'] });
    expect((await app.get('/api/history/organizations/1', { as: admin.token })).status).toBe(404);
  });
});
