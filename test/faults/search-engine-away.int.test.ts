import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobList, RegionCounts } from '#modules/job-search/contract/api/search.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
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
  });
  afterAll(async () => {
    await app?.close();
    await proxy?.close();
  });

  afterEach(async () => {
    await proxy?.end();
    await eventually(async () => expect((await search()).body.degraded).toBeUndefined(), {
      within: RECOVERY_TIMEOUT_MS,
    });
    await app.idle();
  });

  const post = async (title: string, changes: object = {}) =>
    (
      await createJob(app, world.manager, {
        ...{ organization: HARRISBURG, position: world.teacher.id, title, status: 'open', ...changes },
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

  it.each(FAULTS)('%s: the database answers in time and says so, and all is caught up afterwards', async (fault) => {
    const before = (await search()).body;
    expect(before.degraded).toBeUndefined();
    await beginFault(proxy, fault);
    const closed = await post(`Closed while ${fault}`);

    for (let at = 0; at < 3; at += 1) {
      const [{ status, body }, ms] = await timed(search());
      expect({ status, degraded: body.degraded, total: body.totalItemsCount }).toEqual({
        ...{ status: 200, degraded: true, total: before.totalItemsCount + 1 },
      });
      expect(ms).toBeLessThan(RESPONSE_TIMEOUT_MS);
    }
    const [{ body: soon }, ms] = await timed(search({ facets: 'true', location: 'York' }));
    expect(soon).toMatchObject({ degraded: true, ignoredParameters: ['location'] });
    expect(soon.facets).toBeUndefined();
    expect(ms).toBeLessThan(SOON_MS);

    const [opened, toPost] = await timed(post(`Posted while ${fault}`, { geography: 'SE' }));
    expect(toPost).toBeLessThan(RESPONSE_TIMEOUT_MS);
    await app.patch(`/api/jobs/${closed}/status`, { as: world.admin.token, body: { status: 'closed' } });
    expect((await search()).body.items.map(({ id }) => id)).toContain(opened);
    expect((await search()).body.items.map(({ id }) => id)).not.toContain(closed);
    expect(await countOf('SE')).toBe(FAULTS.indexOf(fault) + 1);
    expect(await app.get('/api/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ok', engines: { search: 'unavailable' } },
    });
    expect(await app.get('/positions.atom')).toMatchObject({ status: 503 });

    await proxy.end();
    await eventually(async () => expect((await search()).body.degraded).toBeUndefined(), {
      within: RECOVERY_TIMEOUT_MS,
    });
    await expectInvariants(app);
    expect(await titles({ q: `posted while ${fault}` })).toEqual([`Posted while ${fault}`]);
    expect(await countOf('SE')).toBe(FAULTS.indexOf(fault) + 1);
  });

  it('heeds what columns can answer, with typed signs standing for themselves', async () => {
    await proxy.stopAccepting();
    expect((await search()).body.degraded).toBe(true);
    expect(await titles({ q: 'driver BUS' })).toEqual(['Bus Driver']);
    expect(await titles({ q: '0% re' })).toEqual(['100% Remote_Tutor']);
    expect(await titles({ positionTitle: 'e_t' })).toEqual(['100% Remote_Tutor']);
    expect(await titles({ q: '%' })).toEqual(['100% Remote_Tutor']);
    expect(await titles({ q: "' or true --" })).toEqual([]);
    expect(await titles({ q: '\\' })).toEqual([]);
    expect(await titles({ region: 'NW', positionGroup: world.teacher.type })).toEqual([
      '100% Remote_Tutor',
      'Bus Driver',
    ]);
    expect(await titles({ region: 'NW', remote: 'true' })).toEqual(['Bus Driver']);
    expect(await titles({ salaryMin: '30400' })).toEqual(['Bus Driver']);
    expect(await titles({ salaryMin: '30401' })).toEqual([]);
    expect(await titles({ organization: '000' })).toEqual([]);
    const { body } = await search({ region: 'NW', limit: '1', offset: '1', sortedBy: 'title' });
    expect(body).toMatchObject({
      totalItemsCount: 2,
      items: [{ title: 'Bus Driver' }],
      ignoredParameters: ['sortedBy'],
    });
    expect((await search({ region: 'NW', offset: '500' })).body).toMatchObject({ totalItemsCount: 2, items: [] });
    await app.rows("update organization set action = 'disabled' where account_number = ? returning 1", [HARRISBURG]);
    expect((await search()).body.totalItemsCount).toBe(0);
    await app.rows("update organization set action = 'enabled' where account_number = ? returning 1", [HARRISBURG]);
  });
});
