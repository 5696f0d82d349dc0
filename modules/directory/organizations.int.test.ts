import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { StoppedClock } from '#test/support/stopped-clock.js';

const ADMIN = '/api/organizations/admin';

let app: TestApp;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  manager = await createSignedInUser(app, { privileges: [Privilege.ManageOrganizations] });
});
afterAll(() => app?.close());

const list = async (query = '') => (await app.get(`${ADMIN}${query}`, { as: manager.token })).body;
const change = (accountNumber: string, body: object) =>
  app.patch(`/api/organizations/${accountNumber}`, { as: manager.token, body });

describe('GET /api/organizations/admin', () => {
  it('has 25 organizations a page by name, and sorts by each column [W15.1, W15.2, W15.4]', async () => {
    const { items, totalItemsCount } = await list();
    expect([items.length, totalItemsCount]).toEqual([25, 778]);
    expect(items[0]).toEqual({
      accountNumber: expect.any(String),
      accountName: expect.any(String),
      accountType: expect.any(String),
      active: true,
      action: 'enabled',
      version: 1,
      openPostings: 0,
    });
    for (const column of ['accountName', 'accountNumber', 'accountType']) {
      const [up, down] = await Promise.all(
        ['ASC', 'DESC'].map((algorithm) => list(`?limit=100&sortedColumn=${column}&sortAlgorithm=${algorithm}`)),
      );
      const values = up.items.map((item: Record<string, string>) => item[column]?.toLowerCase());
      expect([column, values]).toEqual([column, [...values].sort()]);
      expect(down.items[0]).not.toEqual(up.items[0]);
    }
  });

  it('searches by name, number and type [W15.2]', async () => {
    expect((await list('?searchString=albert%20gall')).items).toMatchObject([{ accountNumber: ALBERT_GALLATIN }]);
    expect((await list(`?searchString=${ALBERT_GALLATIN}`)).totalItemsCount).toBe(1);
    const { items } = await list('?searchString=career%20and%20tech&limit=100');
    expect(new Set(items.map(({ accountType }: { accountType: string }) => accountType))).toContain(
      'Career and Technology Center',
    );
    expect((await list('?searchString=%25')).totalItemsCount).toBe(0);
  });
});

describe('PATCH /api/organizations/{accountNumber}', () => {
  it('switches one off and on, and changes its name and type [W15.6, W15.7]', async () => {
    const off = await change(ALBERT_GALLATIN, { accountNumber: ALBERT_GALLATIN, action: 'disabled' });
    expect([off.status, off.body]).toEqual([
      200,
      expect.objectContaining({ action: 'disabled', version: 2, posters: 0, openPostings: 0 }),
    ]);
    expect((await app.get('/api/organizations')).body.totalItemsCount).toBe(777);
    await change(ALBERT_GALLATIN, { action: 'enabled' });
    expect((await app.get('/api/organizations')).body.totalItemsCount).toBe(778);

    const named = { accountName: 'Albert Gallatin', accountType: 'Law Firm', active: true, action: 'enabled' };
    expect((await change(ALBERT_GALLATIN, named)).body).toMatchObject(named);
    expect((await list('?searchString=law%20firm')).items).toMatchObject([named]);
    expect((await change(ALBERT_GALLATIN, named)).body.version).toBe(4);
  });

  it.each([
    [{ accountName: '' }, 'accountName', 'Name is required'],
    [{ accountName: 'n'.repeat(256) }, 'accountName', 'Name must be 255 symbols or less'],
    [{ accountType: ' ' }, 'accountType', 'Type is required'],
    [{ accountName: '\u200b\ufeff' }, 'accountName', 'Name is required'],
    [{ accountName: '+cmd' }, 'accountName', 'Name begins with "+", as a formula does'],
    [{ accountType: 'Law\ud800Firm' }, 'accountType', 'Type holds characters that cannot be kept'],
    [{ action: 'off' }, 'action', 'The action must be enabled or disabled'],
    [{ accountNumber: '1' }, 'accountNumber', 'The account number cannot be changed.'],
  ])('refuses %j', async (body, path, message) => {
    const { status, body: answer } = await change(ALBERT_GALLATIN, body);
    expect([status, answer.fields]).toEqual([400, [expect.objectContaining({ path, message })]]);
  });

  it('tells the second of two administrators, and knows no other organization', async () => {
    const { version } = (await app.get(`${ADMIN}/${ALBERT_GALLATIN}`, { as: manager.token })).body;
    expect((await change(ALBERT_GALLATIN, { accountType: 'School District', version })).status).toBe(200);
    const late = await change(ALBERT_GALLATIN, { accountType: 'Charter School', version });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.changes[0]).toMatchObject({
      path: 'accountType',
      saved: 'School District',
      by: expect.any(String),
    });
    expect((await change(ALBERT_GALLATIN, { action: 'enabled', version })).status).toBe(200);
    expect((await change('000000000', { action: 'disabled' })).status).toBe(404);
    expect((await app.get(`${ADMIN}/000000000`, { as: manager.token })).status).toBe(404);
  });
});

describe('an organization with open postings', () => {
  let world: PostingsFixture;
  let clock: StoppedClock;
  const organization = HARRISBURG;
  beforeAll(async () => {
    world = await createPostingsFixture(app);
    await createJob(app, world.poster, {
      organization,
      position: world.teacher.id,
      status: 'open',
      title: 'Owl teacher',
    });
  });
  beforeEach(async () => {
    clock = new StoppedClock(app);
    await clock.settle();
  });
  afterEach(() => clock?.start());
  const found = async () => (await app.get('/api/jobs?q=owl')).body.totalItemsCount;

  it('says what disabling does, takes its postings out of the search, and back in one step (T36)', async () => {
    expect(await found()).toBe(1);
    const { body } = await app.get(`${ADMIN}/${organization}`, { as: manager.token });
    expect(body).toMatchObject({ openPostings: 1, posters: 2 });
    await change(organization, { action: 'disabled' });
    await eventually(async () => expect(await found()).toBe(0));
    await clock.settle();
    expect(await found()).toBe(0);
    await change(organization, { action: 'enabled' });
    await eventually(async () => expect(await found()).toBe(1));
  });

  it('shows its new name in its postings', async () => {
    expect(await found()).toBe(1);
    await change(organization, { accountName: 'Zion Owl District' });
    await eventually(async () => {
      const { items } = (await app.get('/api/jobs?q=owl')).body;
      expect(items[0].organization.accountName).toBe('Zion Owl District');
    });
  });
});
