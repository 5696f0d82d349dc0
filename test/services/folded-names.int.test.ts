import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '../support/app.js';
import { createJob, createPostingsFixture, HARRISBURG } from '../support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';

/** A name as it is stored, with the ways in which people and programs write it. */
const WRITTEN: Record<string, string[]> = {
  "O'Brien": ['O\u2019Brien', 'o\u2018brien', 'OBRIEN', 'O\u02bcBrien', 'O`Brien'],
  Mu\u00f1oz: ['Mun\u0303oz', 'Munoz', 'MU\u00d1OZ'],
  'Sto-Rox': ['Sto Rox', 'Sto\u2013Rox', 'Sto\u00a0Rox', 'Sto\u2011Rox', 'sto  rox', 'Sto\u200b-\u202aRox\u00ad'],
  Stra\u00dfer: ['Strasser', 'STRASSER'],
};
const WAYS = Object.entries(WRITTEN).flatMap(([name, ways]) => [name, ...ways].map((typed) => ({ name, typed })));
const REFERENCES = {
  positions: { type: 'Support', approval: true },
  credentials: {},
  certifications: { type: 'Professional' },
} as const;

let app: TestApp;
let admin: TestUser;
let poster: TestUser;
let jobId: string;
const post = (path: string, body: object, as = admin) => app.post(path, { as: as.token, body });
const named = (kind: string, name: string, code: string) =>
  post(`/api/${kind}`, { ...REFERENCES[kind as keyof typeof REFERENCES], name: `${name} studies`, code });

beforeAll(async () => {
  app = await sharedApp();
  const fixture = await createPostingsFixture(app);
  poster = fixture.poster;
  admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
  const schools = await app.rows<{ n: string }>('select account_number as n from organization order by 1');
  for (const [index, name] of Object.keys(WRITTEN).entries()) {
    await createSignedInUser(app, { firstName: name, lastName: 'Kern', privileges: [Privilege.JobSeeking] });
    await createSignedInUser(app, { firstName: 'Dana', lastName: name, privileges: [Privilege.JobSeeking] });
    const place = { organization: HARRISBURG, position: fixture.teacher.id, city: name, status: 'open' as const };
    const job = await createJob(app, poster, { ...place, title: `Teacher at ${name} today` });
    jobId = job.id;
    await app.rows('update organization set account_name = ? where account_number = ? returning 1', [
      `${name} Academy`,
      schools[index]?.n,
    ]);
    for (const kind of Object.keys(REFERENCES)) expect((await named(kind, name, `FN${index}`)).status).toBe(201);
  }
});

type Items = Record<string, string>[];
const items = async (path: string, query: Record<string, string>): Promise<Items> =>
  (await app.get(`${path}?${new URLSearchParams(query)}`, { as: admin.token })).body.items;
const managed = async (filters: object, order: object = {}) =>
  (await items('/api/jobs/admin', { filters: JSON.stringify(filters), ...order })).map(({ title }) => title);

/** The result of each list for a filter, and the expected one. */
const LISTS: Record<string, { found(typed: string): Promise<unknown[]>; expected(name: string): string }> = {
  'users by first name': {
    found: async (firstName) => (await items('/api/users', { firstName })).map((user) => user.firstName),
    expected: (name) => name,
  },
  'users by last name': {
    found: async (lastName) => (await items('/api/users', { lastName })).map((user) => user.lastName),
    expected: (name) => name,
  },
  'users by last name in another order': {
    found: async (lastName) =>
      (await items('/api/users', { lastName, sortedColumn: 'email' })).map((user) => user.lastName),
    expected: (name) => name,
  },
  'candidates of a report': {
    found: async (typed) => (await items('/api/reporting/users', { search: `dana ${typed}` })).map(({ name }) => name),
    expected: (name) => `Dana ${name}`,
  },
  'postings by title': { found: (title) => managed({ title }), expected: (name) => `Teacher at ${name} today` },
  'postings by title in its order': {
    found: (title) => managed({ title }, { sortedColumn: 'job.title' }),
    expected: (name) => `Teacher at ${name} today`,
  },
  'postings by city': { found: (city) => managed({ city }), expected: (name) => `Teacher at ${name} today` },
  organizations: {
    found: async (typed) =>
      (await items('/api/organizations/admin', { searchString: `${typed} acad` })).map(
        ({ accountName }) => accountName,
      ),
    expected: (name) => `${name} Academy`,
  },
  ...Object.fromEntries(
    Object.keys(REFERENCES).map((kind) => [
      kind,
      {
        found: async (searchString: string) => (await items(`/api/${kind}`, { searchString })).map(({ name }) => name),
        expected: (name: string) => `${name} studies`,
      },
    ]),
  ),
};

describe.each(Object.entries(LISTS))('the list of %s', (_, { found, expected }) => {
  it('finds a name in every way that it is written', async () => {
    const answers = await Promise.all(WAYS.map(async ({ name, typed }) => [typed, name, await found(typed)]));
    expect(answers).toEqual(WAYS.map(({ name, typed }) => [typed, name, [expected(name)]]));
  });

  it('takes signs for themselves', async () => {
    expect(await found('%o_r%')).toEqual([]);
  });
});

describe.each(WAYS.filter(({ name, typed }) => name !== typed))('"$typed" is "$name":', ({ name, typed }) => {
  it.each(Object.keys(REFERENCES))('%s have one of the name', async (kind) => {
    const again = await named(kind, typed, 'OTHER');
    expect([again.status, again.body.fields?.[0]?.path]).toEqual([409, 'name']);
  });

  it('templates, saved reports and requests have one of the name', async () => {
    const report = { isShared: false, report: { reportType: 'jobPosting', params: [] } };
    const me = await createSignedInUser(app);
    const saved = async (text: string) => [
      (await post(`/api/jobs/${jobId}/template`, { name: `${text} template` }, poster)).status,
      (await post('/api/reporting/definitions', { name: `${text} report`, ...report })).status,
      (await post('/api/common/job-posting', { organization: `${text} asked`, message: '' }, me)).status,
    ];
    await saved(name);
    expect(await saved(typed)).toEqual([409, 409, 409]);
  });
});
