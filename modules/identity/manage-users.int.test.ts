import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

const HARRISBURG = { accountNumber: '115222752', accountName: 'Harrisburg City School District' };

let app: TestApp;
let admin: TestUser;
let superAdmin: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { firstName: 'Ada', lastName: 'Zeller', privileges: [4] });
  superAdmin = await createSignedInUser(app, { firstName: 'Sol', lastName: 'Zeller', privileges: [8] });
});
afterAll(() => app?.close());

const list = (query: string) => app.get(`/api/users?${query}`, { as: admin.token });
const change = (id: string, body: unknown, as = admin) => app.patch(`/api/users/${id}`, { as: as.token, body });
const rightsOf = async (id: string) =>
  (await app.rows('select privileges, organizations from account where id = ?', [id]))[0];

describe('the list of users', () => {
  it('[W17.3] comes in pages of ten and is searched by parts of names and address, privilege and organization', async () => {
    for (const firstName of 'abcdefghijk')
      await createSignedInUser(app, { firstName, lastName: 'Quill', email: `${firstName}_quill@test.example` });
    await createSignedInUser(app, { lastName: 'Odd', privileges: [2], organizations: [HARRISBURG.accountNumber] });
    const first = (await list('lastName=UIL')).body;
    expect([first.items.length, first.totalItemsCount]).toEqual([10, 11]);
    const names = (items: { firstName: string }[]) => items.map(({ firstName }) => firstName).join('');
    expect(names(first.items)).toBe('abcdefghij');
    expect(names((await list('lastName=quill&offset=10')).body.items)).toBe('k');
    expect(names((await list('email=C_QUILL')).body.items)).toBe('c');
    expect((await list('email=%25')).body.totalItemsCount).toBe(0);
    expect(names((await list('firstName=b&lastName=quill')).body.items)).toBe('b');
    const [odd] = (await list(`privilege=2&organization=${HARRISBURG.accountNumber}`)).body.items;
    expect(odd).toEqual({
      id: expect.any(String),
      firstName: 'Robin',
      lastName: 'Odd',
      email: expect.any(String),
      isAccountConfirmed: true,
      isAccessible: true,
      loginTime: expect.any(String),
      privileges: [{ id: 2, name: 'Review Applicants', isActive: true }],
      organizations: [HARRISBURG],
      version: expect.any(Number),
    });
    expect((await list('limit=101')).status).toBe(400);
  });

  it('[W17.10] offers the ten privileges, those inactive that the viewer may not give', async () => {
    const inactive = async ({ token }: TestUser) => {
      const { body } = await app.get('/api/users/privileges', { as: token });
      expect(body).toHaveLength(10);
      expect(body[0]).toEqual({ id: 1, name: 'Job Posting', isActive: true });
      return body.filter((one: { isActive: boolean }) => !one.isActive).map(({ name }: { name: string }) => name);
    };
    expect(await inactive(admin)).toEqual(['Super Admin']);
    expect(await inactive(superAdmin)).toEqual([]);
  });
});

describe('rights of a user', () => {
  it('[W17.9] become what was sent, at the next call', async () => {
    const user = await createSignedInUser(app, { privileges: [4, 9] });
    const { status, body } = await change(user.id, {
      privileges: [1, 9, 1],
      organizations: [HARRISBURG.accountNumber],
    });
    expect([status, body.privileges.map(({ id }: { id: number }) => id)]).toEqual([200, [1, 9]]);
    expect(await rightsOf(user.id)).toEqual({ privileges: [1, 9], organizations: [HARRISBURG.accountNumber] });
    expect((await app.get('/api/users', { as: user.token })).status).toBe(403);
    expect((await app.get('/api/jobs/user/posts', { as: user.token })).status).toBe(200);
    expect((await change(user.id, { privileges: [], organizations: [] })).status).toBe(200);
    expect(await rightsOf(user.id)).toEqual({ privileges: [], organizations: [] });
    const events = await app.rows(
      `select name, actor_id as by from fact where payload->>'userId' = ? and name like 'Privileges%' order by seq desc limit 3`,
      [user.id],
    );
    expect(events.map(({ by }) => by)).toEqual([admin.id, admin.id, admin.id]);
  });

  it('refuses unknown privileges and organizations, and a change that another one has overtaken', async () => {
    const { id } = await createSignedInUser(app);
    const paths = async (body: unknown) =>
      (await change(id, body)).body.fields.map(({ path }: { path: string }) => path);
    expect(await paths({ privileges: [0, 'x'] })).toEqual(['privileges.0', 'privileges.1', 'organizations']);
    expect(await paths({ privileges: [1], organizations: ['999'] })).toEqual(['organizations']);
    const now = { privileges: [1], organizations: [], version: 1 };
    expect((await change(id, now)).status).toBe(200);
    expect(await change(id, { ...now, privileges: [] })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await rightsOf(id)).toEqual({ privileges: [1], organizations: [] });
  });

  it('[U62] given by one administrator stay when another saves what was seen before, who is told of each', async () => {
    const { id } = await createSignedInUser(app, { firstName: 'Paul', lastName: 'Eberly', privileges: [9] });
    const read = async () => (await app.get(`/api/users/${id}/summary`, { as: admin.token })).body;
    const { version } = await read();
    const seen = { firstName: 'Paul', lastName: 'Eberly', email: (await read()).email, organizations: [] };
    const organizations = [HARRISBURG.accountNumber];
    expect((await change(id, { ...seen, privileges: [1, 9], organizations }, superAdmin)).status).toBe(200);
    expect((await change(id, { ...seen, lastName: 'Eberly-Kratz', privileges: [9, 1], organizations })).status).toBe(
      200,
    );
    const late = await change(id, { ...seen, lastName: 'Eberly-Krantz', privileges: [9], version });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(late.body.message).toBe(
      'Ada Zeller and Sol Zeller changed this in the meantime. Nothing of yours is saved yet.',
    );
    const at = expect.stringMatching(/^\d{4}-.+Z$/);
    expect(late.body.changes).toEqual([
      { path: 'lastName', saved: 'Eberly-Kratz', by: 'Ada Zeller', at },
      { path: 'organizations', saved: organizations, by: 'Sol Zeller', at },
      { path: 'privileges', saved: [1, 9], by: 'Sol Zeller', at },
    ]);
    expect(await rightsOf(id)).toEqual({ privileges: [1, 9], organizations });
    const kept = { ...seen, lastName: 'Eberly-Krantz', privileges: [1, 9], organizations };
    expect((await change(id, { ...kept, version: (await read()).version })).status).toBe(200);
    expect(await read()).toMatchObject({ lastName: 'Eberly-Krantz', organizations: [HARRISBURG] });
  });

  it('are saved without a question when meanwhile nothing was changed that is sent, or changed to the same', async () => {
    const { id } = await createSignedInUser(app, { privileges: [9] });
    const { version } = (await app.get(`/api/users/${id}/summary`, { as: admin.token })).body;
    expect((await change(id, { firstName: 'Ann', privileges: [4, 9], organizations: [], version })).status).toBe(200);
    expect((await change(id, { lastName: 'Lee', privileges: [9, 4], organizations: [], version })).status).toBe(200);
    const [row] = await app.rows('select first_name, last_name from account where id = ?', [id]);
    expect(row).toEqual({ first_name: 'Ann', last_name: 'Lee' });
    const ahead = { privileges: [9], organizations: [], version: version + 99 };
    expect((await change(id, ahead)).status).toBe(409);
  });

  it('and names that were changed are kept beside the event: values of rights, of names only that they changed', async () => {
    const { id } = await createSignedInUser(app, { privileges: [9] });
    await change(id, { firstName: 'Una', privileges: [4], organizations: [HARRISBURG.accountNumber] });
    const changes = await app.rows(
      `select path, is_kept as kept, old_value as old, new_value as new, name from event_change
         join fact on fact.id = event_id where event_change.aggregate_id = ? order by path`,
      [id],
    );
    expect(changes).toEqual([
      { path: 'firstName', kept: false, old: null, new: null, name: expect.any(String) },
      { path: 'organizations', kept: true, old: [], new: [HARRISBURG.accountNumber], name: expect.any(String) },
      { path: 'privileges', kept: true, old: [9], new: [4], name: expect.any(String) },
    ]);
  });

  it.each([
    ['give Super Admin', () => createSignedInUser(app), { privileges: [8], organizations: [] }],
    ['take Super Admin', () => createSignedInUser(app, { privileges: [8] }), { privileges: [], organizations: [] }],
    [
      'add to a Super Admin',
      () => createSignedInUser(app, { privileges: [8] }),
      { privileges: [1, 8], organizations: [] },
    ],
  ])('Manage Users alone cannot %s', async (_, make, rights) => {
    const { id } = await make();
    const before = await rightsOf(id);
    expect(await change(id, rights)).toMatchObject({ status: 403, body: { code: 'super_admin_only' } });
    expect(await rightsOf(id)).toEqual(before);
    expect((await change(id, rights, superAdmin)).status).toBe(200);
  });

  it('Manage Users alone cannot lock out a Super Admin either', async () => {
    const path = `/api/users/${superAdmin.id}/access`;
    expect((await app.patch(path, { as: admin.token, body: { isAccessible: false } })).status).toBe(403);
    expect((await app.get('/api/users', { as: superAdmin.token })).status).toBe(200);
  });

  it.each([
    ['a privilege', { privileges: [3], organizations: [] }],
    ['an organization', { privileges: [], organizations: [HARRISBURG.accountNumber] }],
  ])('[W17.9] nobody adds %s to themselves; what they hold may stay or go', async (_, added) => {
    for (const privilege of [4, 8] as const) {
      const me = await createSignedInUser(app, { privileges: [privilege, 9], organizations: ['115221402'] });
      const before = await rightsOf(me.id);
      const rights = {
        privileges: [privilege, 9, ...added.privileges],
        organizations: ['115221402', ...added.organizations],
      };
      expect(await change(me.id, rights, me)).toMatchObject({
        status: 422,
        body: {
          code: 'own_account',
          message: 'You cannot add privileges or organizations to yourself. Another administrator can.',
        },
      });
      expect(await rightsOf(me.id)).toEqual(before);
      expect((await change(me.id, { privileges: [privilege], organizations: [] }, me)).status).toBe(200);
    }
  });

  it('nobody takes Super Admin or the right to manage users from themselves', async () => {
    for (const [me, privileges] of [
      [admin, [1]],
      [superAdmin, [1]],
      [superAdmin, [4]],
    ] as const) {
      expect(await change(me.id, { privileges, organizations: [] }, me)).toMatchObject({
        status: 422,
        body: { code: 'own_account' },
      });
    }
    expect((await change(superAdmin.id, { privileges: [8], organizations: [] }, superAdmin)).status).toBe(200);
  });
});
