import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let editor: TestUser;
beforeAll(async () => {
  app = await startApp();
  editor = await createSignedInUser(app, { privileges: [Privilege.ManageData] });
});
afterAll(() => app?.close());

const KINDS = [
  {
    path: '/api/positions',
    values: { type: 'Support', approval: true },
    changes: { type: 'Other', approval: false },
    kind: 'position',
  },
  { path: '/api/credentials', values: {}, changes: {}, kind: 'credential' },
  {
    path: '/api/certifications',
    values: { type: 'Professional' },
    changes: { type: 'Administrative' },
    kind: 'certification',
  },
] as const;

describe.each(KINDS)('$path', ({ path, values, changes, kind }) => {
  const list = async (query: string, as?: string) => (await app.get(`${path}${query}`, { as })).body;
  const add = (body: object, as = editor.token) => app.post(path, { as, body: { ...values, ...body } });
  const change = (id: string, body: object) => app.patch(`${path}/${id}`, { as: editor.token, body });
  const remove = (id: string) => app.delete(`${path}/${id}`, { as: editor.token });
  const restore = (id: string) => app.post(`${path}/${id}/restore`, { as: editor.token });

  it('adds, changes, removes and restores an entry [W16.7, W16.8, W16.9, W16.10]', async () => {
    const added = await add({ name: ' Owl keeper ', code: 'OWL' });
    expect([added.status, added.body]).toEqual([
      201,
      { ...values, id: expect.any(String), name: 'Owl keeper', code: 'OWL', version: 1, usedBy: [] },
    ]);
    const { id } = added.body;
    const fields = { ...changes, name: 'Owl warden', code: 'OWLW' };
    const changed = await change(id, { ...fields, version: 1 });
    expect([changed.status, changed.body]).toEqual([200, { ...added.body, ...fields, version: 2 }]);
    expect((await list('?searchString=owl')).items).toEqual([{ ...fields, id }]);

    expect((await remove(id)).status).toBe(204);
    expect((await list('?searchString=owl')).items).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, { name: 'Ghost' })).status).toBe(404);
    expect((await restore(id)).body).toMatchObject({ id, name: 'Owl warden' });
    expect((await restore(id)).status).toBe(404);
    expect((await list('?searchString=owl')).totalItemsCount).toBe(1);
    const events = await app.rows<{ change: string }>(
      "select payload->>'change' as change from fact where aggregate_id = ? order by seq",
      [id],
    );
    expect(events.map(({ change }) => change)).toEqual(['added', 'changed', 'removed', 'restored']);
  });

  it.each([
    [{ name: '', code: 'A' }, 'name', 'Name is required'],
    [{ code: 'A' }, 'name', 'Name is required'],
    [{ name: 'n'.repeat(256), code: 'A' }, 'name', 'Name must be 255 symbols or less'],
    [{ name: '   ', code: 'A' }, 'name', 'This field cannot contain only blankspaces'],
    [{ name: 'Name', code: '' }, 'code', 'Code is required'],
    [{ name: 'Name', code: 'c'.repeat(17) }, 'code', 'Code must be 16 symbols or less'],
    [{ name: 'Name', code: '  ' }, 'code', 'This field cannot contain only blankspaces'],
    [{ name: '\u200b\u202e', code: 'A' }, 'name', 'This field cannot contain only blankspaces'],
    [{ name: '=cmd()', code: 'A' }, 'name', 'Name begins with "=", as a formula does'],
    [{ name: 'Name', code: '@A' }, 'code', 'Code begins with "@", as a formula does'],
    [{ name: 'a\ud800b', code: 'A' }, 'name', 'Name holds characters that cannot be kept'],
  ])('refuses %j at its field [W16.11, W16.13]', async (body, field, message) => {
    const { status, body: answer } = await add(body);
    expect([status, answer.fields]).toEqual([400, [expect.objectContaining({ path: field, message })]]);
  });

  it.each([
    [{ name: '   ' }, 'name', 'This field cannot contain only blankspaces'],
    [{ code: '  ' }, 'code', 'This field cannot contain only blankspaces'],
    ...('type' in values ? ([[{ type: '' }, 'type', 'Type is required']] as const) : []),
  ])('keeps each rule of a new entry where one is changed: refuses %j [W16.14] [T41]', async (body, field, message) => {
    const [entry] = (await list('?limit=1', editor.token)).items;
    const { status, body: answer } = await change(entry.id, { ...body, version: entry.version });
    expect([status, answer.fields]).toEqual([400, [expect.objectContaining({ path: field, message })]]);
    expect((await list('?limit=1', editor.token)).items).toEqual([entry]);
  });

  it('refuses a name and a code that another entry has, in any case, until that is removed', async () => {
    const { body: first } = await add({ name: 'Heron counter', code: 'HERON' });
    const both = await add({ name: 'HERON COUNTER', code: 'heron' });
    expect([both.status, both.body.fields]).toEqual([
      409,
      [
        expect.objectContaining({ path: 'name', message: `There is already a ${kind} with this name` }),
        expect.objectContaining({ path: 'code', message: '"Heron counter" has this code already' }),
      ],
    ]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => add({ name: 'Swan', code: 'SWAN' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await remove(first.id);
    expect((await add({ name: 'Heron counter', code: 'HERON' })).status).toBe(201);
    expect((await restore(first.id)).status).toBe(409);
  });

  it('tells the second of two people who change one entry', async () => {
    const { body } = await add({ name: 'Stork', code: 'STORK' });
    expect((await change(body.id, { name: 'Stork A', version: 1 })).status).toBe(200);
    const late = await change(body.id, { name: 'Stork B', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.changes).toMatchObject([{ path: 'name', saved: 'Stork A', by: expect.any(String) }]);
    expect((await list('?searchString=stork')).items).toMatchObject([{ name: 'Stork A' }]);
  });

  it('searches, sorts and pages by page number [W16.2, W16.3, W16.4]', async () => {
    const all = await list('');
    const pages = await Promise.all([0, 1, 2].map((page) => list(`?limit=5&offset=${page}`)));
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 15));
    expect(new Set(pages.map(({ totalItemsCount }) => totalItemsCount))).toEqual(new Set([all.items.length]));
    const down = await list('?orderBy=DESC');
    expect(down.items).toEqual([...all.items].reverse());
    const byCode = (await list('?sortedColumn=code')).items.map(({ code }: { code: string }) => code.toLowerCase());
    expect(byCode).toEqual([...byCode].sort());
    expect((await app.get(`${path}?limit=101`)).status).toBe(400);
  });

  it('shows versions and use to those who manage data only', async () => {
    const [row] = (await list('?limit=1', editor.token)).items;
    expect(row).toMatchObject({ version: expect.any(Number), usedBy: expect.any(Array) });
    const other = await createSignedInUser(app, { privileges: [Privilege.ManageOrganizations] });
    for (const as of [undefined, other.token]) {
      const [seen] = (await list('?limit=1', as)).items;
      expect(Object.keys(seen).sort()).toEqual(['code', 'id', 'name', ...Object.keys(values)].sort());
    }
    expect((await add({ name: 'No', code: 'NO' }, other.token)).status).toBe(403);
  });
});

it('has a type for positions and certifications only [W16.5, W16.6, W16.12]', async () => {
  const post = (path: string, body: object) => app.post(path, { as: editor.token, body });
  for (const [path, type] of [
    ['/api/positions', ''],
    ['/api/positions', 'Teacher'],
    ['/api/certifications', 'Support'],
  ] as const) {
    const { status, body } = await post(path, { name: 'Name', code: 'CODE', type });
    expect([status, body.fields]).toEqual([
      400,
      [expect.objectContaining({ path: 'type', message: 'Type is required' })],
    ]);
  }
  expect((await app.get('/api/credentials')).body.items[0]).not.toHaveProperty('type');
});

it('lists certifications of one type [W16.9]', async () => {
  const { items } = (await app.get('/api/certifications?filterBy=Administrative')).body;
  expect(items.length).toBeGreaterThan(3);
  expect(new Set(items.map(({ type }: { type: string }) => type))).toEqual(new Set(['Administrative']));
  expect((await app.get('/api/certifications?filterBy=Other')).status).toBe(400);
});
