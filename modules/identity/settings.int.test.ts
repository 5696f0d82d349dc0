import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { createAccount, createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const NEW = 'Pittsburgh-18';
const MIX = 'Password should include lowercase and uppercase letters and at least one number';
const LENGTH = 'Password must be between 8 and 32 characters';
const NAME = 'Password must not contain part of First Name or Last Name if this part is more than 3 characters';
const DISTANCE = 'Search distance must be 5 to 500 miles in steps of 5';
const ZIP = 'This field can only contain 5 numbers';

const asIs = ({ email }: { email: string }) => ({
  email,
  isEmailReceiver: true,
  currentPassword: PASSWORD,
  zipCode: '17101',
  searchDistance: 25,
});
const save = (who: TestUser, change: object = {}) =>
  app.patch(`/api/users/${who.id}/settings`, { as: who.token, body: { ...asIs(who), ...change } });
const stored = async ({ id }: { id: string }) =>
  (
    await app.rows(
      `select email, is_email_receiver, search_zip_code, search_distance, password_hash,
              (select count(*)::int from email_change where account_id = account.id) as changes
         from account where id = ?`,
      [id],
    )
  )[0];
const signIn = async (email: string, password: string) =>
  (await app.post('/api/auth/signin', { body: { email, password } })).status;

describe('account settings', () => {
  it('[P8.1, P8.10, P8.11] are stored and returned with the user', async () => {
    const me = await createSignedInUser(app);
    const { status, body } = await save(me, { isEmailReceiver: false, searchDistance: 500 });
    expect([status, body]).toMatchObject([
      200,
      {
        id: me.id,
        email: me.email,
        pendingEmail: null,
        isEmailReceiver: false,
        zipCode: null,
        searchZipCode: '17101',
        searchDistance: 500,
      },
    ]);
    expect(await stored(me)).toMatchObject({
      is_email_receiver: false,
      search_zip_code: '17101',
      search_distance: 500,
      changes: 0,
    });
    expect((await save(me, { zipCode: '' })).body.searchZipCode).toBeNull();
    expect(await signIn(me.email, PASSWORD)).toBe(200);
  });

  it('[P8.11] a changed password works at the next sign-in, the old one does not', async () => {
    const me = await createSignedInUser(app);
    expect((await save(me, { newPassword: NEW })).status).toBe(200);
    expect([await signIn(me.email, PASSWORD), await signIn(me.email, NEW)]).toEqual([401, 200]);
    expect((await save(me)).body.fields).toMatchObject([{ path: 'currentPassword' }]);
    expect((await save(me, { currentPassword: NEW })).status).toBe(200);
  });

  it('[P8.3] the current password only has to match (T46), also when a name has become a part of it', async () => {
    const me = await createSignedInUser(app);
    await app.rows("update account set last_name = 'Harris' where id = ? returning 1", [me.id]);
    expect((await save(me, { zipCode: '17101' })).status).toBe(200);
    for (const currentPassword of ['x', 'lowercase1', 'Robin-2026'])
      expect((await save(me, { currentPassword })).body.fields).toEqual([
        expect.objectContaining({ path: 'currentPassword', message: 'This is not your current password' }),
      ]);
    expect((await save(me, { newPassword: 'Harrison-18' })).body.fields).toMatchObject([{ path: 'newPassword' }]);
    const removal = await app.post(`/api/users/${me.id}/removal`, {
      as: me.token,
      body: { currentPassword: PASSWORD },
    });
    expect(removal.status).toBe(200);
  });

  it('[T50] an address in other letters is a change like any other', async () => {
    const me = await createSignedInUser(app);
    const email = me.email.toUpperCase();
    expect((await save(me, { email })).body).toMatchObject({ email: me.email, pendingEmail: email });
  });

  it("another's answer like an unknown user's, and change nothing", async () => {
    const [me, other] = [await createSignedInUser(app), await createAccount(app)];
    const before = await stored(other);
    const replies = await Promise.all(
      [other.id, '01900000-0000-7000-8000-000000000000', 'nonsense'].map((id) =>
        app.patch(`/api/users/${id}/settings`, { as: me.token, body: asIs(other) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(await stored(other)).toEqual(before);
  });
});

describe('settings that break a rule are refused at their field, and nothing is saved', () => {
  const LONG = `${'a'.repeat(120)}@test.example`;
  const cases: [string, Record<string, unknown>, Record<string, string>][] = [
    ['[P8.2] no current password', { currentPassword: undefined }, { currentPassword: 'Password is required' }],
    ['[P8.2] an empty current password', { currentPassword: '' }, { currentPassword: 'Password is required' }],
    ['[P8.3] one that is too long', { currentPassword: `Aa1${'x'.repeat(30)}` }, { currentPassword: LENGTH }],
    ['[P8.4] no address', { email: 'nobody' }, { email: 'Invalid email address' }],
    ['[P8.4] a long address', { email: LONG }, { email: 'Email must be 125 symbols or less' }],
    ['[P8.5] a new password that is too short', { newPassword: 'Short-1' }, { newPassword: LENGTH }],
    ['[P8.5] a new password without the mixture', { newPassword: 'ALLUPPER99' }, { newPassword: MIX }],
    ['[P8.6] a new password with a name', { newPassword: 'xMilLer99' }, { newPassword: NAME }],
    ['[P8.8] a ZIP code of four digits', { zipCode: '1710' }, { zipCode: ZIP }],
    ['[P8.8] a ZIP code of six digits', { zipCode: '171011' }, { zipCode: ZIP }],
    ['[P8.8] a ZIP code with letters', { zipCode: '1710a' }, { zipCode: ZIP }],
    ['[P8.8] foreign digits', { zipCode: '١٧١٠١' }, { zipCode: ZIP }],
    ['[P8.9] a distance below 5', { searchDistance: 0 }, { searchDistance: DISTANCE }],
    ['[P8.9] a distance above 500', { searchDistance: 505 }, { searchDistance: DISTANCE }],
    ['[P8.9] a distance between two steps', { searchDistance: 7 }, { searchDistance: DISTANCE }],
    [
      'everything at once',
      { email: '😀', currentPassword: 'x', newPassword: '', zipCode: '\u202e', searchDistance: 1.5 },
      {
        email: 'Invalid email address',
        newPassword: 'Password is required',
        zipCode: ZIP,
        searchDistance: DISTANCE,
      },
    ],
    [
      'arrays and objects for scalars',
      {
        email: ['a@test.example'],
        isEmailReceiver: 'yes',
        currentPassword: { $ne: '' },
        newPassword: [PASSWORD],
        zipCode: 17101,
        searchDistance: '25',
      },
      {
        email: 'Invalid email address',
        isEmailReceiver: 'Choose whether you want to receive email',
        currentPassword: 'Password is required',
        newPassword: 'Password is required',
        zipCode: ZIP,
        searchDistance: DISTANCE,
      },
    ],
  ];

  let me: TestUser;
  let before: unknown;
  beforeAll(async () => {
    me = await createSignedInUser(app);
    before = await stored(me);
  });

  it.each(cases)('%s', async (_, change, expected) => {
    const { status, body } = await save(me, change);
    const fields = Object.fromEntries(body.fields.map(({ path, message }: Record<string, string>) => [path, message]));
    expect([status, fields]).toEqual([400, expected]);
    expect(await stored(me)).toEqual(before);
  });

  const send = (body: string | Buffer) =>
    fetch(`${app.url}/api/users/${me.id}/settings`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body,
    });

  it.each([
    ['nothing', '', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a text', '"settings"', 400],
    ['half a JSON', '{"email":', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ['a megabyte', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413],
  ])('a body that is %s', async (_, body, status) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) });
    expect(await stored(me)).toEqual(before);
  });

  it.each(['{"__proto__":{"privileges":[8]},', '{"constructor":{"prototype":{"isAdmin":true}},'])(
    'a body that reaches for the prototype: %s',
    async (poison) => {
      expect((await send(JSON.stringify(asIs(me)).replace('{', poison))).status).toBe(400);
      expect(await stored(me)).toEqual(before);
    },
  );

  it('fields that are not settings are ignored', async () => {
    const body = {
      ...asIs(me),
      privileges: [8],
      organizations: ['115222752'],
      id: 'x',
      isLocked: true,
      firstName: 'Eve',
    };
    const response = await send(JSON.stringify(body));
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { id: me.id, firstName: 'Robin', privileges: [], organizations: [] },
    ]);
    const [row] = await app.rows('select first_name, privileges, organizations, locked_at from account where id = ?', [
      me.id,
    ]);
    expect(row).toEqual({ first_name: 'Robin', privileges: [], organizations: [], locked_at: null });
  });
});
