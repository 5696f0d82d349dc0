import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobList, RegionCounts } from '#modules/job-search/contract/api/search.js';
import { JOB_SEARCH, RECENT } from '#modules/job-search/index/job-search.index.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { SearchAdapters } from '#platform/search/search-adapters.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '../support/fixtures/postings.js';
import { beginFault, FAULTS } from '../support/instances/elasticsearch-faults.js';
import { FaultProxy } from '../support/instances/fault-proxy.js';
import { expectInvariants } from './invariants.js';

const RESPONSE_TIMEOUT_MS = 2_000;
/** The response time once the outage is known. */
const SOON_MS = 600;
const RECOVERY_TIMEOUT_MS = 20_000;

const searchEngine = process.env.TEST_ELASTICSEARCH_URL;

(searchEngine ? describe : describe.skip)('F6 Elasticsearch is away', () => {
  let proxy: FaultProxy;
  let app: TestApp;
  let world: PostingsFixture;

  beforeAll(async () => {
    proxy = await FaultProxy.before(searchEngine ?? '');
    // Few attempts: an unavailable search engine must not use them up.
    app = await startApp({ set: 'distributed', elasticsearchUrl: proxy.url, retry: new RetryPolicy(2, 20) });
    world = await createPostingsFixture(app);
    await post('Reading Specialist');
    const pay = { isSalaryShow: true, salaryMin: 20, salaryUnit: 'hour' as const };
    await post('Bus Driver', { geography: 'NW', isRemote: true, ...pay });
    await post('100% Remote_Tutor', { geography: 'NW' });
    await eventually(async () => expect((await search()).body.totalItemsCount).toBe(3));
    await caughtUp();
  });
  afterAll(async () => {
    await app?.close();
    await proxy?.close();
  });

  afterEach(async () => {
    await proxy?.end();
    await caughtUp();
  });

  const post = async (title: string, changes: object = {}) =>
    (
      await createJob(app, world.manager, {
        organization: HARRISBURG,
        position: world.teacher.id,
        title,
        status: 'open',
        ...changes,
      })
    ).id;
  /** Searches signed in, because visitors may get a cached response for some seconds. */
  const search = (query: Record<string, string> = {}) =>
    app.get<JobList>(`/api/jobs?${new URLSearchParams(query)}`, { as: world.seeker.token });
  const titles = async (query: Record<string, string>) =>
    (await search(query)).body.items.map(({ title }) => title).sort();
  const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
    const from = performance.now();
    return [await work, performance.now() - from];
  };
  const countOf = async (code: string) =>
    (await app.get<RegionCounts>('/api/jobs/regions')).body.find((region) => region.code === code)?.count;

  /** Waits until Elasticsearch finds what the database finds. */
  const caughtUp = async () => {
    const request = { sort: RECENT, offset: 0, limit: 100 };
    const [inDatabase, elsewhere] = app.service(SearchAdapters).all;
    await eventually(
      async () => {
        await app.idle();
        const { items } = await inDatabase.search(JOB_SEARCH, request);
        expect((await elsewhere?.search(JOB_SEARCH, request))?.items).toEqual(items);
        expect(await stateOfSearch()).toBe('ok');
      },
      { within: RECOVERY_TIMEOUT_MS },
    );
  };
  const stateOfSearch = async () => (await app.get('/api/health/ready')).body.engines.search;
  const idsOf = ({ items }: JobList) => items.map(({ id }) => id);

  it.each(FAULTS)('%s: the database answers the same in time, and all is caught up afterwards', async (fault) => {
    const queries: Record<string, string>[] = [
      { facets: 'true', location: 'York' },
      { q: 'bus drver' },
      { sortedBy: 'title' },
    ];
    const before = await Promise.all(queries.map(async (query) => (await search(query)).body));
    await beginFault(proxy, fault);
    const all: JobList[] = [];
    for (const query of queries) {
      const [{ status, body }, ms] = await timed(search(query));
      expect(status).toBe(200);
      expect(ms).toBeLessThan(RESPONSE_TIMEOUT_MS);
      all.push(body);
    }
    expect(all).toEqual(before);
    expect((await timed(search()))[1]).toBeLessThan(SOON_MS);

    const closed = await post(`Closed while ${fault}`);
    const [opened, toPost] = await timed(post(`Posted while ${fault}`, { geography: 'SE' }));
    expect(toPost).toBeLessThan(RESPONSE_TIMEOUT_MS);
    await app.patch(`/api/jobs/${closed}/status`, { as: world.admin.token, body: { status: 'closed' } });
    // No change waits for Elasticsearch.
    await app.idle();
    const ids = idsOf((await search()).body);
    expect([ids.includes(opened), ids.includes(closed)]).toEqual([true, false]);
    await eventually(async () => expect(await countOf('SE')).toBe(FAULTS.indexOf(fault) + 1));
    // The report is up to a second old.
    await eventually(async () =>
      expect(await app.get('/api/health/ready')).toMatchObject({
        status: 200,
        body: { status: 'ok', engines: { search: 'unavailable' } },
      }),
    );
    expect(await app.get('/positions.atom')).toMatchObject({ status: 200 });
    expect((await app.get(`/api/jobs/${opened}/similar`)).status).toBe(200);

    await proxy.end();
    await caughtUp();
    await expectInvariants(app);
    expect(await titles({ q: `posted while ${fault}` })).toEqual([`Posted while ${fault}`]);
    expect(await countOf('SE')).toBe(FAULTS.indexOf(fault) + 1);
  });
});
