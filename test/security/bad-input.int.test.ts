import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import type { TestApp } from '../support/app.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';
import { FORMS, type Form, PERSON } from './bad-input.forms.js';

let app: TestApp;
let me: TestUser;
let admin: TestUser;
let before: unknown;
beforeAll(async () => {
  app = await sharedApp();
  me = await createSignedInUser(app);
  admin = await createSignedInUser(app, { privileges: [4] });
  await app.idle();
  before = await stored();
});

/** Row counts of all tables that these forms write, without the rate limits' counters. */
const stored = async () => ({
  accounts: await app.rows('select * from account order by id'),
  requests: await app.rows('select * from posting_access_request'),
  links: await app.rows('select * from link_token'),
  events: await app.rows("select name from fact where name not in ('SignInRefused', 'CurrentPasswordRefused')"),
});

interface Answer {
  status: number;
  body: { statusCode: number; fields?: { path: string; message: string }[] };
}

async function send(
  form: Form,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
  more: Record<string, string> = {},
): Promise<Answer> {
  const path = typeof form.path === 'string' ? form.path : form.path(me);
  const token = form.as && { me, admin }[form.as].token;
  const response = await fetch(app.url + path, {
    method: form.method ?? 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}), ...more },
    body,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The error paths of a response, up to the field of the form. */
const pathsOf = ({ body }: Answer) => [...new Set((body.fields ?? []).map(({ path }) => path.split('.')[0]))];

/** Characters that cannot be stored are rejected for the whole request. */
const holdsUnstorable = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

describe.each(Object.entries(FORMS))('(S7) bad input to %s', (_, form) => {
  const cases = [...Object.entries(form.broken), ...Object.entries(form.last ?? {})].flatMap(([field, values]) =>
    values.map((value) => ({ field, value })),
  );

  it('one rule broken is told at its field', async () => {
    const wrong: unknown[] = [];
    for (const { field, value } of cases) {
      const answer = await send(form, JSON.stringify({ ...form.good, [field]: value }));
      const reported = pathsOf(answer).includes(field) || (holdsUnstorable(value) && answer.body.fields === undefined);
      if (answer.status !== 400 || !reported) wrong.push({ field, value, status: answer.status, body: answer.body });
    }
    expect(wrong).toEqual([]);
  });

  it('all of them at once are told at all fields', async () => {
    const rounds = Math.max(...Object.values(form.broken).map(({ length }) => length));
    for (let round = 0; round < rounds; round += 1) {
      const values = Object.entries(form.broken).map(([field, some]) => [field, some[round % some.length]]);
      const answer = await send(form, JSON.stringify(Object.fromEntries(values)));
      const schemaKnows = values.filter(([, value]) => !holdsUnstorable(value)).map(([field]) => field);
      expect([answer.status, pathsOf(answer)]).toEqual([400, expect.arrayContaining(schemaKnows)]);
    }
  });

  it('a body that is no form at all is refused', async () => {
    const bodies = ['[]', '[{}]', 'null', '"text"', '7', 'true', '', '{', '{"a":}', '\u0000', '{"__proto__":{"x":1}}'];
    const statuses: [string, number][] = [];
    for (const body of bodies) statuses.push([body, (await send(form, body)).status]);
    expect(statuses).toEqual(bodies.map((body) => [body, 400]));
  });

  it('more than a megabyte is too large, nearly as much is not', async () => {
    const [field] = Object.keys(form.good);
    const with_ = (length: number) => JSON.stringify({ ...form.good, [field ?? '']: 'a'.repeat(length) });
    expect((await send(form, with_(1024 * 1024))).status).toBe(413);
    expect((await send(form, with_(1024 * 1000))).status).toBe(400);
  });

  it('bytes that are no UTF-8, and kinds of content that are not read, are refused', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(form.good).replace(/:"/, ':"~'));
    const broken = bytes.map((byte) => (byte === 0x7e ? 0xff : byte));
    if (bytes.includes(0x7e)) expect((await send(form, broken)).status).toBe(400);
    for (const type of ['text/plain', 'application/xml', 'text/json', 'application/octet-stream'])
      expect([type, (await send(form, JSON.stringify(form.good), type)).status]).toEqual([type, 415]);
  });

  it('a value nested 200,000 deep is refused, with an idempotency key too', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const [field = ''] = Object.keys(form.good);
    const within = JSON.stringify({ ...form.good, [field]: '~' }).replace('"~"', deep);
    for (const body of [deep, within])
      for (const key of [undefined, { 'idempotency-key': newId() }])
        expect((await send(form, body, 'application/json', key)).status).toBe(400);
  });
});

describe('(S7) bad input in addresses', () => {
  const someone = (length: number) => `${'a'.repeat(length)}@test.example`;
  it.each([
    ['no address', 'DELETE', '/api/users/nobody/password', 400],
    ['a long address', 'DELETE', `/api/users/${someone(120)}/password`, 400],
    ['one longer than any address may be', 'DELETE', `/api/users/${someone(600)}/password`, 414],
    ['NUL in an address', 'DELETE', '/api/users/a%00b@test.example/password', 400],
    ['no UTF-8', 'DELETE', '/api/users/%ff@test.example/password', 400],
    ['a long token', 'PATCH', `/api/users/confirmation/${'a'.repeat(400)}`, 400],
    ['NUL for a token', 'PATCH', '/api/users/confirmation/%00', 400],
    ['NUL for a token to send again', 'PATCH', '/api/users/resend-email-confirmation/%00', 400],
    ['emoji for a token', 'PATCH', '/api/users/resend-email-confirmation/%F0%9F%98%80', 400],
  ])('%s gets its status', async (_, method, path, status) => {
    const response = await fetch(app.url + path, { method });
    expect([response.status, await response.json()]).toMatchObject([status, { statusCode: status }]);
  });

  it.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'offset=x',
    'privilege=11',
    'firstName=a&firstName=b',
    `lastName=${'a'.repeat(51)}`,
  ])('GET /api/users?%s is refused at its parameter', async (query) => {
    const { status, body } = await app.get(`/api/users?${query}`, { as: admin.token });
    expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [query.split('=')[0]]]);
  });
});

it('(S7) nothing of it is kept', async () => {
  await app.idle();
  expect(await stored()).toEqual(before);
});

describe('names of the world', () => {
  it.each(['Zoë', "O'Neil-Smith", 'נועה', 'محمد', '李雷', 'Ngọc Ánh'])('%s may sign up', async (firstName) => {
    const address = `world${[...firstName].map((letter) => letter.codePointAt(0)).join('')}@test.example`;
    const { status } = await app.post('/api/users', { body: { ...PERSON, firstName, email: address } });
    expect(status).toBe(201);
  });
});
