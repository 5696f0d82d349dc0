import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { Snapshots } from '#platform/database/snapshots.js';
import { startApp, type TestApp } from '#test/support/app.js';
import {
  CANDIDATES,
  type Candidates,
  columnOf,
  createCandidate,
  createCandidates,
  filter,
} from '#test/support/fixtures/candidates.js';
import { createAccount, createSignedInUser, PASSWORD } from '#test/support/fixtures/users.js';
import { CandidateReport } from './read/reports/candidate-report.js';

let app: TestApp;
let world: Candidates;
beforeAll(async () => {
  app = await startApp();
  world = await createCandidates(app);
});
afterAll(() => app?.close());

const collator = new Intl.Collator('en-US');
const ignoringCase = (one: unknown, other: unknown) =>
  collator.compare(String(one).toLowerCase(), String(other).toLowerCase());

describe('the report of candidates', () => {
  it('is a table with a header and a cell for each column, by last name in any case [W19.2, W19.3, W19.4]', async () => {
    const report = await world.table();
    expect(columnOf(report, 'Last name')).toEqual(CANDIDATES);
    expect(report.totalItemsCount).toBe(5);
    const row = (at: number) =>
      Object.fromEntries(report.headers.map(({ title }, column) => [title, report.rows[at]?.cells[column]]));
    expect(report.rows[1]?.id).toBe(world.adams.id);
    expect(row(1)).toEqual({
      'Last name': 'Adams',
      'First name': 'Anna',
      Email: 'anna_adams@test.example',
      Phone: '(717)555-0186',
      City: 'york',
      State: 'PA',
      ZIP: '17401',
      Positions: `${world.positions[1]?.name}; ${world.positions[0]?.name}`,
      Regions: 'Southcentral; Southeast',
      'Experience types': 'Central Office; Support Staff',
      Superintendent: 'Yes',
      'Acting or substitute superintendent': 'No',
      Doctorate: 'Yes',
      'Central office': 'No',
      'Non-traditional': 'No',
      'Profile complete': 'Yes',
      Registered: '2026-03-07',
    });
    expect(row(2)).toMatchObject({ Phone: '(814)555-0111', ZIP: null, 'Profile complete': 'No' });
    const empty = Object.entries(row(3)).filter(([, cell]) => cell === null);
    expect(empty.map(([title]) => title)).toEqual([
      'Phone',
      'City',
      'State',
      'ZIP',
      'Positions',
      'Regions',
      'Experience types',
      'Superintendent',
      'Acting or substitute superintendent',
      'Doctorate',
      'Central office',
      'Non-traditional',
    ]);
    expect(report.summaries).toEqual([]);
  });

  it('sorts both ways by accounts and by profiles, empty values last, and pages do not overlap', async () => {
    const { headers } = await world.table();
    const sortable = headers.filter(({ isSortable }) => isSortable);
    expect(sortable.map(({ key }) => key)).toEqual(['lastName', 'email', 'city', 'state', 'zipCode', 'registered']);
    for (const params of [[], [filter('locations', ['SE', 'ST'])]])
      for (const { key, title } of sortable) {
        const byName = columnOf(await world.table(params), title).filter((value) => value !== null);
        const ascending = byName.toSorted(ignoringCase);
        // By last name, no other column of everybody ascends, which would hide a wrong one.
        if (!params.length) expect([key, `${byName}` === `${ascending}`]).toEqual([key, key === 'lastName']);
        for (const sortAlgorithm of ['ASC', 'DESC'] as const) {
          const whole = await world.table(params, { sortedColumn: key, sortAlgorithm });
          const values = columnOf(whole, title);
          const known = sortAlgorithm === 'ASC' ? ascending : ascending.toReversed();
          expect([key, ...values]).toEqual([key, ...known, ...values.filter((value) => value === null)]);
          const pages = [0, 2, 4].map((offset) =>
            world.table(params, { sortedColumn: key, sortAlgorithm, offset, limit: 2 }),
          );
          const read = await Promise.all(pages);
          expect(read.flatMap(({ rows }) => rows)).toEqual(whole.rows);
          // The last page is beyond the end of the filtered rows.
          expect(read.map(({ totalItemsCount }) => totalItemsCount)).toEqual(Array(3).fill(whole.rows.length));
        }
      }
  });

  it('is recorded as a run by every page', async () => {
    const runs = () => app.rows<{ payload: object }>("select payload from fact where name = 'ReportRun' order by seq");
    const before = (await runs()).length;
    for (const offset of [0, 2, 4]) await world.table([], { offset, limit: 2 });
    const run = { reportType: 'candidate', format: 'table', filters: [] };
    const recorded = (await runs()).slice(before).map(({ payload }) => payload);
    expect(recorded).toEqual([2, 2, 1].map((rows) => ({ ...run, rows })));
    const reported = await app.rows<{ userIds: string[] }>(
      "select payload->'userIds' as \"userIds\" from fact where name = 'CandidatesReported' order by seq desc limit 3",
    );
    const { rows } = await world.table();
    expect(reported.reverse().flatMap(({ userIds }) => userIds)).toEqual(rows.map(({ id }) => id));
  });

  it('has the same rows in batches, for files', async () => {
    const report = app.service(CandidateReport);
    const everything = { params: [], order: { column: 'city', direction: 'DESC' } } as const;
    const read = async () => {
      const batches = [];
      for await (const rows of report.batches(everything)) batches.push(...rows);
      return [batches, await report.extent(everything)];
    };
    const { rows } = await world.table([], { sortedColumn: 'city', sortAlgorithm: 'DESC' });
    expect(await app.service(Snapshots).read(new AbortController().signal, read)).toEqual([
      rows,
      { rows: CANDIDATES.length, userIds: rows.map(({ id }) => id) },
    ]);
  });
});

describe('who is no candidate', () => {
  it('is in no report: without Job Seeking, unconfirmed, locked, removed and waiting for it', async () => {
    const names = { firstName: 'Zora', privileges: [Privilege.JobSeeking] };
    const account = (lastName: string, email: string) => createAccount(app, { ...names, lastName, email });
    await createAccount(app, { ...names, lastName: 'Poster', privileges: [Privilege.JobPosting] });
    const unconfirmed = await account('Unconfirmed', 'zora.unconfirmed@test.example');
    await app.rows('update account set confirmed_at = null where id = ?', [unconfirmed.id]);
    const admin = await createSignedInUser(app, { privileges: [Privilege.ManageUsers], lastName: 'Admin' });
    const locked = await account('Locked', 'zora.locked@test.example');
    await app.rows('update account set locked_at = now() where id = ?', [locked.id]);
    const leaving = await createCandidate(app, { ...names, lastName: 'Leaving', contact: { city: 'Zelienople' } });
    const removed = await createCandidate(app, { ...names, lastName: 'Removed', contact: { city: 'Zelienople' } });
    expect(await world.found(filter('name', 'zora'))).toEqual(['Leaving', 'Removed']);

    const { status } = await app.post(`/api/users/${leaving.id}/removal`, {
      as: leaving.token,
      body: { currentPassword: PASSWORD },
    });
    expect(status).toBeLessThan(300);
    expect((await app.delete(`/api/users/${removed.id}`, { as: admin.token })).status).toBeLessThan(300);
    for (const params of [
      [],
      [filter('name', 'zora')],
      [filter('email', removed.email)],
      [filter('email', leaving.email)],
    ])
      for (const sortedColumn of ['lastName', 'city']) {
        const report = await world.table(params, { sortedColumn });
        expect(columnOf(report, 'First name')).not.toContain('Zora');
        expect(report.totalItemsCount).toBe(params.length ? 0 : CANDIDATES.length);
      }
    const { body } = await app.get('/api/reporting/users?search=zora', { as: world.reporter.token });
    expect(body).toEqual({ items: [] });
  });
});
