import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createAccount, createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { linkToken, mailsTo } from '#test/support/mail.js';

const HARRISBURG = '115222752';
const NEW_PASSWORD = 'Pittsburgh-18';
const FORM = { firstName: 'Nora', lastName: 'Weiss', privileges: [1], organizations: [HARRISBURG] };

let app: TestApp;
let admin: TestUser;
let superAdmin: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { privileges: [4] });
  superAdmin = await createSignedInUser(app, { privileges: [8] });
});
afterAll(() => app?.close());

const create = (body: object, as = admin) => app.post('/api/users/admin', { as: as.token, body });
const edit = (id: string, body: object, as = admin) => app.patch(`/api/users/${id}`, { as: as.token, body });
const details = async (id: string, as = admin) => (await app.get(`/api/users/${id}`, { as: as.token })).body;
const signIn = async (email: string, password = PASSWORD) =>
  (await app.post('/api/auth/signin', { body: { email, password } })).status;
const setPassword = (token: string) => app.post('/api/users/password', { body: { token, password: NEW_PASSWORD } });
const fieldsOf = ({ body }: { body: { fields: { path: string; message: string }[] } }) =>
  Object.fromEntries(body.fields.map(({ path, message }) => [path, message]));

describe('a new user', () => {
  it('[W17.8, W17.9] sets the password by a mailed link, and has the rights from then on', async () => {
    const email = 'nora@test.example';
    const { status, body } = await create({ ...FORM, email });
    expect([status, body]).toMatchObject([
      201,
      { firstName: 'Nora', email, isAccountConfirmed: false, isAccessible: true, loginTime: null },
    ]);
    expect(body.privileges).toEqual([{ id: 1, name: 'Job Posting', isActive: true }]);
    expect(body.organizations).toEqual([{ accountNumber: HARRISBURG, accountName: 'Harrisburg City School District' }]);
    await app.idle();
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toContain('The link works once and for 48 hours.');
    await app.rows("update link_token set expires_at = expires_at - interval '47 hours' where account_id = ?", [
      body.id,
    ]);
    await app.delete(`/api/users/${email}/password`);
    await app.idle();
    const again = (await mailsTo(app, email)).filter(({ subject }) => subject === mail?.subject);
    expect(again.map(({ text }) => text.includes('for 48 hours'))).toEqual([true, true]);
    expect((await setPassword(linkToken(mail, 'reset-password'))).status).toBe(200);
    const session = (await app.post('/api/auth/signin', { body: { email, password: NEW_PASSWORD } })).body;
    expect((await app.get('/api/jobs/user/posts', { as: session.accessToken })).status).toBe(200);
    const events = await app.rows("select name, actor_id as by from fact where payload->>'userId' = ? order by seq", [
      body.id,
    ]);
    expect(events.slice(0, 3)).toEqual(
      ['AccountRegistered', 'PrivilegesGranted', 'PasswordLinkRequested'].map((name) => ({ name, by: admin.id })),
    );
  });

  it('[W17.11, W17.12] needs names and an address, at the fields', async () => {
    const refused = await create({
      firstName: ' ',
      lastName: 'x'.repeat(51),
      email: 'nora@',
      privileges: [],
      organizations: [],
    });
    expect([refused.status, fieldsOf(refused)]).toEqual([
      400,
      {
        firstName: 'First Name is required',
        lastName: 'Last Name must be 50 symbols or less',
        email: 'Invalid email address',
      },
    ]);
    const long = await create({ ...FORM, email: `${'x'.repeat(120)}@test.example` });
    expect(fieldsOf(long)).toMatchObject({ email: 'Email must be 125 symbols or less' });
    const other = await create({ ...FORM, email: admin.email.toUpperCase() });
    expect([other.status, fieldsOf(other)]).toEqual([409, { email: 'This email address belongs to another account' }]);
    expect(fieldsOf(await create({ ...FORM, email: 'a@test.example', organizations: ['1'] }))).toEqual({
      organizations: 'There is no organization 1.',
    });
    expect(await app.rows("select 1 from account where last_name = 'Weiss' and email like 'a@%'")).toEqual([]);
  });

  it('is made by user managers only, and a Super Admin by Super Admins', async () => {
    const email = 'super@test.example';
    const body = { ...FORM, email, privileges: [8] };
    const poster = await createSignedInUser(app, { privileges: [1, 2, 3, 5, 6, 7, 9, 10] });
    expect((await create(body, poster)).status).toBe(403);
    expect(await create(body)).toMatchObject({ status: 403, body: { code: 'super_admin_only' } });
    expect((await create(body, superAdmin)).status).toBe(201);
  });

  it('takes no other field from a request', async () => {
    const email = 'mass@test.example';
    const more = { id: admin.id, confirmedAt: '2020-01-01', isAccountConfirmed: true, passwordHash: 'x', version: 9 };
    const { body } = await create({ ...FORM, email, ...more });
    expect(body).toMatchObject({ isAccountConfirmed: false, version: 1 });
    expect(body.id).not.toBe(admin.id);
  });
});

describe('names and address of a user', () => {
  it('[W17.9] change for that user; the names at once, the address by its link', async () => {
    const user = await createSignedInUser(app, { privileges: [9] });
    const email = 'changed@test.example';
    const rights = { privileges: [9], organizations: [] };
    const { status, body } = await edit(user.id, { ...rights, firstName: 'Rose', lastName: 'Adams', email });
    expect([status, body]).toMatchObject([200, { firstName: 'Rose', lastName: 'Adams', email: user.email }]);
    expect(await details(user.id)).toMatchObject({ email: user.email, pendingEmail: email });
    expect([await signIn(user.email), await signIn(email)]).toEqual([200, 401]);
    await app.idle();
    expect(await mailsTo(app, user.email)).toHaveLength(1);
    const [mail] = await mailsTo(app, email);
    expect((await app.patch(`/api/users/email-change/${linkToken(mail, 'email-change')}`)).status).toBe(200);
    expect([await signIn(user.email), await signIn(email)]).toEqual([401, 200]);
    expect(await details(user.id)).toMatchObject({ email, pendingEmail: null });
  });

  it('an address that nobody confirmed is replaced at once, and the old links end', async () => {
    const { body } = await create({ ...FORM, email: 'mistyped@test.example' });
    await app.idle();
    const [old] = await mailsTo(app, 'mistyped@test.example');
    const corrected = { privileges: [1], organizations: [HARRISBURG], email: 'right@test.example' };
    expect((await edit(body.id, corrected)).body.email).toBe('right@test.example');
    await app.idle();
    expect((await setPassword(linkToken(old, 'reset-password'))).status).toBe(400);
    const [mail] = await mailsTo(app, 'right@test.example');
    expect((await setPassword(linkToken(mail, 'reset-password'))).status).toBe(200);
    expect(await signIn('right@test.example', NEW_PASSWORD)).toBe(200);
    expect(await mailsTo(app, 'mistyped@test.example')).toHaveLength(1);
  });

  it('the own address changes in My Settings only, and a taken one not at all', async () => {
    const mine = { privileges: [4], organizations: [], email: 'mine@test.example' };
    expect(await edit(admin.id, mine)).toMatchObject({
      status: 422,
      body: { code: 'own_account', message: 'Change your own email address in My Settings.' },
    });
    const { id } = await createAccount(app);
    const taken = await edit(id, { privileges: [], organizations: [], email: superAdmin.email, firstName: 'Zed' });
    expect([taken.status, fieldsOf(taken)]).toEqual([409, { email: 'This email address belongs to another account' }]);
    expect((await details(id)).firstName).toBe('Robin');
  });

  it('of a Super Admin change by Super Admins only', async () => {
    const other = await createAccount(app, { privileges: [8] });
    const change = { privileges: [8], organizations: [], lastName: 'Other', email: 'other@test.example' };
    expect(await edit(other.id, change)).toMatchObject({ status: 403, body: { code: 'super_admin_only' } });
    expect(await details(other.id)).toMatchObject({ lastName: 'Miller', pendingEmail: null });
    expect((await edit(other.id, change, superAdmin)).status).toBe(200);
  });
});

describe('one account', () => {
  it('[W17.16] is read with its fields by those who manage users, and by nobody else', async () => {
    const user = await createSignedInUser(app, { privileges: [9], searchDistance: 25 });
    const before = Date.now();
    await signIn(user.email);
    const read = await details(user.id);
    expect(read).toEqual({
      id: user.id,
      firstName: 'Robin',
      lastName: 'Miller',
      contactName: null,
      contactSurname: null,
      email: user.email,
      pendingEmail: null,
      address1: null,
      city: null,
      zipCode: null,
      searchZipCode: null,
      ppid: null,
      isAccountConfirmed: true,
      isProfileCompleted: false,
      isLocked: false,
      isAccessible: true,
      loginTime: expect.any(String),
      privileges: [{ id: 9, name: 'Job Seeking', isActive: true }],
      organizations: [],
      searchDistance: 25,
      isEmailReceiver: true,
      removalDueAt: null,
      termsAndConditionsAccepted: expect.any(Number),
      version: expect.any(Number),
    });
    expect(Date.parse(read.loginTime)).toBeGreaterThanOrEqual(before);
    const stranger = await createSignedInUser(app, { privileges: [1, 2, 3, 5, 6, 7, 9, 10] });
    expect((await app.get(`/api/users/${user.id}`, { as: stranger.token })).status).toBe(404);
    expect(await details(user.id, user)).not.toHaveProperty('loginTime');
    expect((await app.get('/api/users/00000000-0000-7000-8000-000000000000', { as: admin.token })).status).toBe(404);
  });

  it('[W17.4] is sorted by its last sign-in, before all others if there was none', async () => {
    const people = [];
    for (const firstName of ['Early', 'Late', 'Never'])
      people.push(await createAccount(app, { firstName, lastName: 'Sorted' }));
    for (const { email } of people.slice(0, 2)) await signIn(email);
    const names = async (direction: string) => {
      const query = `lastName=sorted&sortedColumn=loginTime&sortAlgorithm=${direction}`;
      const { items } = (await app.get(`/api/users?${query}`, { as: admin.token })).body;
      return items.map(({ firstName }: { firstName: string }) => firstName);
    };
    expect(await names('ASC')).toEqual(['Never', 'Early', 'Late']);
    expect(await names('DESC')).toEqual(['Late', 'Early', 'Never']);
  });

  it('a refused sign-in is no sign-in', async () => {
    const user = await createAccount(app);
    expect(await signIn(user.email, 'Wrong-password-1')).toBe(401);
    expect((await details(user.id)).loginTime).toBeNull();
  });
});

describe('the last Super Admin', () => {
  it('stays when two end each other at the same time', async () => {
    const alone = await startApp();
    try {
      const two = [
        await createSignedInUser(alone, { privileges: [8] }),
        await createSignedInUser(alone, { privileges: [8] }),
      ] as const;
      const lock = (by: TestUser, { id }: TestUser) =>
        alone.patch(`/api/users/${id}/access`, { as: by.token, body: { isAccessible: false } });
      const answers = await Promise.all([lock(two[0], two[1]), lock(two[1], two[0])]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await alone.rows('select 1 from account where locked_at is null')).toHaveLength(1);
    } finally {
      await alone.close();
    }
  });
});
