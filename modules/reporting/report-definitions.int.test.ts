import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RemoveDueAccounts } from '#modules/identity/commands/remove-due-accounts.js';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '#test/support/app.js';
import { createReporter } from '#test/support/fixtures/reports.js';
import { createSignedInUser, PASSWORD, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { MAX_DEFINITIONS } from './contract/api/report-definitions.js';

const PATH = '/api/reporting/definitions';
const REPORT = { reportType: 'jobPosting', params: [] };

let app: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  owner = await createSignedInUser(app, { firstName: 'Dana', lastName: 'Kern', privileges: [Privilege.Reporting] });
  other = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
});
beforeEach(() => app.rows('delete from report_definition'));

const save = (who: TestUser, name: string, more: object = {}) =>
  app.post(PATH, { as: who.token, body: { name, isShared: false, report: REPORT, ...more } });
/** As a page does that was opened just now. */
async function change(who: TestUser, id: string, name: string, more: object = {}) {
  const [row] = await app.rows<{ version: number }>('select version from report_definition where id = ?', [id]);
  const body = { name, isShared: false, report: REPORT, version: row?.version ?? 1, ...more };
  return app.patch(`${PATH}/${id}`, { as: who.token, body });
}
const remove = (who: TestUser, id: string) => app.delete(`${PATH}/${id}`, { as: who.token });
const list = async (who: TestUser) => (await app.get(PATH, { as: who.token })).body.items;
const namesOf = async (who: TestUser) => (await list(who)).map(({ name }: { name: string }) => name);

describe('a saved report', () => {
  it('is listed by name with those that others share', async () => {
    await save(owner, 'openings');
    await save(owner, 'Applicants', { isShared: true });
    await save(other, 'Mine');
    expect(await namesOf(owner)).toEqual(['Applicants', 'openings']);
    expect(await list(other)).toMatchObject([
      { name: 'Applicants', owner: 'Dana Kern', isOwn: false, isShared: true },
      { name: 'Mine', isOwn: true, isShared: false },
    ]);
  });

  it('keeps its type, filters and order', async () => {
    const report = { ...REPORT, sortAlgorithm: 'DESC' };
    const saved = await save(owner, '  Openings ', { report });
    expect([saved.status, saved.body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Openings',
        isShared: false,
        isOwn: true,
        owner: 'Dana Kern',
        report,
        version: 1,
      },
    ]);
    expect(await list(owner)).toEqual([saved.body]);
  });

  it('is refused where it would not run', async () => {
    const params = [{ name: 'nothing', value: 'x' }];
    const { status, body } = await save(owner, 'A', { report: { ...REPORT, params } });
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'nothing']);
    expect((await save(owner, ' ')).body.fields).toMatchObject([{ path: 'name', message: 'Please enter a name' }]);
    expect(await list(owner)).toEqual([]);
  });

  it.each(['\u200b', '\u3164\u2800', '\u0007', '\ud800', '\n', '\u202e '])(
    'needs a visible name (%j)',
    async (name) => {
      const { status, body } = await save(owner, name);
      expect([status, body.fields]).toMatchObject([400, [{ path: 'name', message: 'Please enter a name' }]]);
    },
  );

  it('has a name of one line, of characters that can be kept', async () => {
    expect((await save(owner, 'Open\n\u202eings\u200b')).body.name).toBe('Open ings');
    const { status, body } = await save(owner, 'Open\ud800ings');
    expect([status, body.fields]).toMatchObject([400, [{ path: 'name' }]]);
  });

  it('gets other filters, another order and other columns by its owner', async () => {
    const { id } = (await save(owner, 'Openings', { isShared: true })).body;
    const report = {
      reportType: 'jobPosting',
      params: [{ name: 'status', value: ['open', 'filled'] }],
      sortedColumn: 'county',
      sortAlgorithm: 'DESC',
      columns: 'all',
    };
    expect((await change(other, id, 'Openings', { report })).status).toBe(403);
    expect((await change(owner, id, 'Openings', { isShared: true, report })).body).toMatchObject({ id, report });
    expect(await list(other)).toMatchObject([{ id, report }]);
    // A report that would not run replaces none.
    const wrong = { ...report, params: [{ name: 'status', value: 'burnt' }] };
    expect((await change(owner, id, 'Openings', { report: wrong })).body.fields).toMatchObject([{ path: 'status' }]);
    expect((await change(owner, id, 'Openings', { report: { ...report, columns: 'some' } })).status).toBe(400);
    expect(await list(owner)).toMatchObject([{ id, report }]);
  });

  it('is changed and deleted by its owner', async () => {
    const { id } = (await save(owner, 'A')).body;
    expect((await change(owner, id, 'a', { isShared: true })).body).toMatchObject({ id, name: 'a', isShared: true });
    expect((await remove(owner, id)).status).toBe(204);
    expect(await list(owner)).toEqual([]);
    expect((await remove(owner, id)).status).toBe(404);
  });

  it('[U62] that another tab has changed is not changed over it, whose values are told', async () => {
    const { id, version } = (await save(owner, 'A')).body;
    expect((await change(owner, id, 'B', { isShared: true })).body).toMatchObject({ version: version + 1 });
    const late = await change(owner, id, 'C', { version });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', version: version + 1 } });
    const at = expect.any(String);
    expect(late.body.changes).toEqual([
      { path: 'name', saved: 'B', by: 'Dana Kern', at },
      { path: 'isShared', saved: true, by: 'Dana Kern', at },
    ]);
    expect(await list(owner)).toMatchObject([{ name: 'B', isShared: true }]);
    const without = { name: 'C', isShared: false, report: REPORT };
    const refused = await app.patch(`${PATH}/${id}`, { as: owner.token, body: without });
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'version']);
  });

  it('of somebody else is unknown, and only read when it is shared', async () => {
    const { id } = (await save(owner, 'A')).body;
    for (const attempt of [await change(other, id, 'B'), await remove(other, id)]) expect(attempt.status).toBe(404);
    await change(owner, id, 'A', { isShared: true });
    for (const attempt of [await change(other, id, 'B'), await remove(other, id)])
      expect([attempt.status, attempt.body.code]).toEqual([403, 'not_owner']);
    expect(await namesOf(owner)).toEqual(['A']);
  });

  it('has a name that its owner gave to no other, in any case', async () => {
    const { id } = (await save(owner, 'Openings')).body;
    const { id: second } = (await save(owner, 'Second')).body;
    for (const attempt of [await save(owner, 'OPENINGS'), await change(owner, second, 'openings')])
      expect([attempt.status, attempt.body.fields[0].path]).toEqual([409, 'name']);
    expect((await change(owner, id, 'OPENINGS')).status).toBe(200);
    expect((await save(other, 'Openings')).status).toBe(201);
  });

  it('is one of a limited number, also of those saved at once', async () => {
    await app.rows(
      `insert into report_definition (id, owner_id, name, report, is_shared)
       select gen_random_uuid(), ?, 'Report ' || n, ?::jsonb, false from generate_series(3, ?) as n`,
      [owner.id, JSON.stringify(REPORT), MAX_DEFINITIONS],
    );
    const attempts = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(owner, name)));
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const saved = attempts.find(({ status }) => status === 201)?.body;
    expect((await change(owner, saved.id, 'Renamed')).status).toBe(200);
  });

  it('is saved once of two attempts at once', async () => {
    const attempts = await Promise.all([save(owner, 'A'), save(owner, 'a')]);
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  const leave = async (leaving: TestUser) => {
    await app.post(`/api/users/${leaving.id}/removal`, { as: leaving.token, body: { currentPassword: PASSWORD } });
    await app.rows("update account set removal_due_at = now() - interval '1 second' where id = ?", [leaving.id]);
    await app.service(RemoveDueAccounts).sweep();
  };

  it('goes with its owner, also when it is shared', async () => {
    const leaving = await createReporter(app);
    await save(leaving, 'Shared', { isShared: true });
    await leave(leaving);
    expect(await list(other)).toEqual([]);
  });

  it('goes with the person whose whole address it filters by, in any case', async () => {
    const leaving = await createReporter(app);
    const by = (name: string, value: string) => ({ report: { reportType: 'candidate', params: [{ name, value }] } });
    await save(owner, 'Address', by('email', ` ${leaving.email.toUpperCase()}`));
    await save(owner, 'Longer address', by('email', `a${leaving.email}`));
    await save(owner, 'Part of it', by('email', leaving.email.slice(1)));
    await save(owner, 'Name', by('name', leaving.email));
    await save(other, 'Postings');
    await leave(leaving);
    expect(await namesOf(owner)).toEqual(['Longer address', 'Name', 'Part of it']);
    expect(await namesOf(other)).toEqual(['Postings']);
  });
});
