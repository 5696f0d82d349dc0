import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  JOB_SORTS,
  JobSearchQuery,
  ORGANIZATION_TYPES,
  POSITION_TYPES,
  POSTED_WITHIN,
} from '#modules/job-search/contract/api/search.js';
import { SUGGESTION_KINDS, SuggestQuery } from '#modules/job-search/contract/api/suggest.js';
import { GEOGRAPHIES } from '#modules/shared/geography.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import fc from '../support/fast-check.js';
import { createJob, createPostingsFixture, HARRISBURG } from '../support/fixtures/postings.js';
import { NUMBERS, ORDERS, TEXTS } from './hostile-search.values.js';

const RUNS = process.env.TEST_GATE ? 50 : 200;
const NOBODY = '01900000-0000-7000-8000-000000000000';
const TYPED = ['teacher', 'nurse near York', 'zzqqxx', 'remote', '17101', '"', ''];
const FLAGS = ['true', 'false'];
const HOSTILE = [...Object.values(TEXTS), ...NUMBERS, ...ORDERS, 'a\0b', '\ud83d'];

/** Valid values of each parameter. */
const SEARCH: Record<keyof typeof JobSearchQuery.shape, readonly string[]> = {
  q: TYPED,
  exact: FLAGS,
  organization: [HARRISBURG, '999999999'],
  position: [NOBODY],
  positionGroup: POSITION_TYPES,
  organizationType: ORGANIZATION_TYPES,
  positionTitle: TYPED,
  location: ['17101', 'York', 'York County', 'Nowhere at all', '99999'],
  radius: ['5', '500'],
  region: GEOGRAPHIES,
  county: ['1', '67'],
  iu: ['1', '29'],
  postedWithin: POSTED_WITHIN,
  remote: FLAGS,
  salaryMin: ['0', '10000000'],
  limit: ['1', '100'],
  facets: FLAGS,
  explain: FLAGS,
  sortedBy: JOB_SORTS,
  sortedAlgorithm: ['ASC', 'DESC'],
  offset: ['0', '5', '9900'],
  isPositionsPage: FLAGS,
};
const SUGGEST: Record<keyof typeof SuggestQuery.shape, readonly string[]> = { q: TYPED, kinds: SUGGESTION_KINDS };

/** A random query with some repeated parameters; one value in twenty is hostile. */
function anyQuery(parameters: Record<string, readonly string[]>): fc.Arbitrary<string> {
  const pair = fc.constantFrom(...Object.entries(parameters)).chain(([name, values]) => {
    const value = fc.oneof(
      { arbitrary: fc.constantFrom(...values), weight: 19 },
      { arbitrary: fc.constantFrom(...HOSTILE), weight: 1 },
    );
    return value.map((one): [string, string] => [name, one]);
  });
  return fc.array(pair, { maxLength: 8 }).map((pairs) => new URLSearchParams(pairs).toString());
}

describe.each(SETS)('(S21) no combination of the search’s own parameters is an error of ours, %s', (set) => {
  let app: TestApp;
  let jobId: string;

  beforeAll(async () => {
    app = await startApp({ set });
    const world = await createPostingsFixture(app);
    const post = (title: string) =>
      createJob(app, world.manager, {
        organization: HARRISBURG,
        position: world.teacher.id,
        title,
        status: 'open' as const,
      });
    jobId = (await post('Reading Teacher')).id;
    await post('School Nurse');
    await eventually(async () => expect((await app.get('/api/jobs')).body.totalItemsCount).toBe(2));
  });
  afterAll(() => app?.close());

  /** For an address without parameters. */
  const refuses = (path: string, parameters: Record<string, readonly string[]>) =>
    fc.assert(
      fc.asyncProperty(anyQuery(parameters), async (query) => {
        const { status } = await app.get(`${path}?${query}`);
        expect({ query, status }).toEqual({ query, status: query ? 400 : 200 });
      }),
      { numRuns: RUNS },
    );

  const holds = (path: string, parameters: Record<string, readonly string[]>) =>
    fc.assert(
      fc.asyncProperty(anyQuery(parameters), async (query) => {
        const { status, body } = await app.get(`${path}?${query}`);
        expect({ query, body: status === 200 || status === 400 || [status, body] }).toEqual({ query, body: true });
      }),
      { numRuns: RUNS },
    );

  it('explained, where nothing is found', async () => {
    const { status, body } = await app.get('/api/jobs?q=zzqqxx&exact=true&explain=true');
    expect([status, body.items]).toEqual([200, []]);
  });

  it('GET /api/jobs', () => holds('/api/jobs', SEARCH));
  it('GET /positions.atom', () => holds('/positions.atom', SEARCH));
  it('GET /api/jobs/suggest', () => holds('/api/jobs/suggest', SUGGEST));
  it('GET /api/jobs/regions, which takes none', () => refuses('/api/jobs/regions', SEARCH));
  it('GET /api/jobs/{id}/similar, which takes none', () => refuses(`/api/jobs/${jobId}/similar`, SEARCH));
});
