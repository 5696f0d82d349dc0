import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SearchEngine } from '#platform/search/search-engine.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import fc from '../support/fast-check.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '../support/fixtures/postings.js';
import type { Reply } from '../support/http.js';
import { ADDRESSES, NUMBERS, ORDERS, TEXTS } from './hostile-search.values.js';

/** The last two are the statuses for a too long URL. */
const ALLOWED = [200, 400, 414, 431];
const RUNS = process.env.TEST_GATE ? 20 : 60;
/** Searches of the search engine for one request; a text of many words has taken 17. */
const MAX_SEARCHES = 25;
/** Lexemes that one search looks for; the longest text has taken 100. */
const MAX_LEXEMES = 200;
const FIELDS = ['q', 'positionTitle', 'location', 'organization'];

describe.each(SETS)('(S21, S22) hostile questions to the public search, %s', (set) => {
  let app: TestApp;
  let world: PostingsFixture;
  let searches: jest.Spied<SearchEngine['search']>;

  const url = (path: string, query: string) => `${path}${query && '?'}${query}`;
  const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();
  /** The numbers of lexemes that the searches of the last request looked for. */
  const lexemeCounts = () =>
    searches.mock.calls.map(([, { terms = [] }]) =>
      terms
        .flatMap(({ anyOf, anyOfInHead = [], weakInHead = [] }) => [...anyOf, ...anyOfInHead, ...weakInHead])
        .reduce((sum, lexemes) => sum + lexemes.length, 0),
    );
  /** Expects a validation error at the parameter or a normal response, and never much work. Returns the reply. */
  const bounded = async (path: string): Promise<Reply> => {
    searches.mockClear();
    const reply = await app.get(path);
    const { status, body } = reply;
    expect({
      path: path.slice(0, 300),
      status,
      allowed: ALLOWED.includes(status),
      body: !ALLOWED.includes(status) && body,
    }).toEqual({
      path: path.slice(0, 300),
      status,
      allowed: true,
      body: false,
    });
    if (status === 400) expect(body.message).toMatch(/\w+ \w+/);
    const counts = lexemeCounts();
    const isMuch = counts.length > MAX_SEARCHES || Math.max(...counts) > MAX_LEXEMES;
    expect({ path: path.slice(0, 300), work: isMuch && counts }).toMatchObject({ work: false });
    return reply;
  };
  const all = async () => (await app.get('/api/jobs')).body.totalItemsCount;

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
    for (const title of ['Reading Specialist', 'Bus Driver', 'Nurse * 100%', 'Under_study'])
      await createJob(app, world.manager, {
        organization: HARRISBURG,
        position: world.teacher.id,
        title,
        status: 'open',
      });
    await eventually(async () => expect(await all()).toBe(4));
    searches = jest.spyOn(app.service(SearchEngine), 'search');
  });
  afterAll(() => app?.close());

  it.each(Object.entries(TEXTS))('%s is plain text in every field', async (_, text) => {
    for (const field of FIELDS) await bounded(url('/api/jobs', asked({ [field]: text })));
    await bounded(url('/api/jobs', asked({ q: text, exact: 'true', facets: 'true' })));
    await bounded(url('/positions.atom', asked({ q: text })));
    await bounded(url('/api/jobs/suggest', asked({ q: text })));
  });

  it.each(Object.entries(ADDRESSES))('%s is refused or answered like a plain question', async (_, query) => {
    for (const path of ['/api/jobs', '/api/jobs/regions', '/positions.atom']) await bounded(url(path, query));
  });

  it('no sign of a query language finds more or other than its words', async () => {
    const found = async (q: string) =>
      (await app.get(`/api/jobs?${asked({ q })}`)).body.items.map(({ title }: { title: string }) => title);
    for (const q of ['*', '%', '_', 'title:*', '"*"', '/.*/', '!zebra', 'b?s', 'dr*zzz'])
      expect({ q, found: await found(q) }).toEqual({ q, found: [] });
    expect(await found('nurse * 100%')).toEqual(['Nurse * 100%']);
    expect(await found('bus & driver')).toEqual(['Bus Driver']);
    expect(await found('-bus +driver')).toEqual(['Bus Driver']);
  });

  it.each(['offset', 'limit', 'radius', 'salaryMin', 'county', 'iu', 'postedWithin'])(
    '%s takes a number within its bounds and nothing else',
    async (name) => {
      for (const value of NUMBERS) {
        const { status, body } = await bounded(url('/api/jobs', asked({ [name]: value })));
        if (status === 200) expect(body.items.length).toBeLessThanOrEqual(100);
        else
          expect([name, value, body.fields.map(({ path }: { path: string }) => path)]).toEqual([name, value, [name]]);
      }
      const { status } = await bounded(url('/api/jobs', asked({ [name]: '1e9' })));
      expect([name, status]).toEqual([name, 400]);
    },
  );

  it.each(['sortedBy', 'sortedAlgorithm', 'region', 'positionGroup', 'position', 'remote'])(
    '%s takes its choices and nothing else',
    async (name) => {
      for (const value of ORDERS) {
        const { status, body } = await bounded(url('/api/jobs', asked({ [name]: value })));
        expect({ name, value, status, path: body.fields?.[0]?.path }).toEqual({ name, value, status: 400, path: name });
      }
    },
  );

  it('any text in any parameter is refused or answered', async () => {
    const before = await all();
    const names = fc.constantFrom(
      ...FIELDS,
      'sortedBy',
      'offset',
      'limit',
      'region',
      'remote',
      'q[]',
      'q[a]',
      '__proto__',
      'toString',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({ unit: fc.constantFrom(...'*?~:^"\'()[]{}&|!<->\\/%_+ ab'), maxLength: 60 }),
    );
    const pairs = fc.array(fc.tuple(names, text), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(pairs, async (some) => {
        await bounded(url('/api/jobs', new URLSearchParams(some).toString()));
      }),
      { numRuns: RUNS },
    );
    expect(await all()).toBe(before);
  });

  describe('lists behind sign-in', () => {
    const lists = ['/api/jobs/admin', '/api/jobs/user/posts', '/api/jobs/admin/reviewApplicants', '/api/users'];

    it.each(lists)('%s keeps to its orders and bounds', async (path) => {
      const get = (query: string) => app.get(url(path, query), { as: world.admin.token });
      expect((await get('')).status).toBe(200);
      for (const value of NUMBERS) {
        for (const name of ['offset', 'limit']) {
          const { status, body } = await get(asked({ [name]: value }));
          if (status !== 200)
            expect({ name, value, status, at: body.fields[0].path }).toMatchObject({ status: 400, at: name });
          else expect(Number(value)).toBeLessThanOrEqual(500);
        }
      }
      for (const name of ['sortedBy', 'sortedColumn', 'sortAlgorithm', 'sortedAlgorithm', 'status']) {
        for (const value of ORDERS) expect(ALLOWED).toContain((await get(asked({ [name]: value }))).status);
      }
      for (const query of Object.values(ADDRESSES)) expect(ALLOWED).toContain((await get(query)).status);
    });

    it('takes an unknown order of Manage Postings and of my postings for an error', async () => {
      for (const [path, name] of [
        ['/api/jobs/admin', 'sortedColumn'],
        ['/api/jobs/user/posts', 'sortedBy'],
      ] as const) {
        for (const value of ORDERS) {
          const { status, body } = await app.get(url(path, asked({ [name]: value })), { as: world.admin.token });
          expect([value, status, body.fields?.[0]?.path]).toEqual([value, 400, name]);
        }
      }
    });

    it('takes texts in the filters of Manage Postings for plain text', async () => {
      const titles = async (title: string) => {
        const query = asked({ filters: JSON.stringify({ title }) });
        const { status, body } = await app.get(`/api/jobs/admin?${query}`, { as: world.admin.token });
        return status === 200 ? body.items.map((job: { title: string }) => job.title) : status;
      };
      expect(await titles('%')).toEqual(['Nurse * 100%']);
      expect(await titles('_')).toEqual(['Under_study']);
      for (const text of [...Object.values(TEXTS), 'a\0b', '\ud83d']) {
        const found = await titles(text.slice(0, 50));
        expect([text, Array.isArray(found) || found === 400]).toEqual([text, true]);
      }
      for (const filters of [
        '[]',
        '{',
        '1',
        '"a"',
        '{"title":{"$ne":1}}',
        '{"__proto__":{"title":"a"}}',
        '['.repeat(9_000),
      ]) {
        const { status } = await app.get(`/api/jobs/admin?${asked({ filters })}`, { as: world.admin.token });
        expect([filters.slice(0, 40), ALLOWED.includes(status)]).toEqual([filters.slice(0, 40), true]);
      }
    });
  });
});
