import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { SearchEngine } from '#platform/search/search-engine.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { StoppedClock } from '#test/support/stopped-clock.js';
import type { JobList } from '../contract/api/search.js';
import { JOB_SEARCH } from '../index/job-search.index.js';

describe.each(SETS)('cached responses for visitors on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;
  let clock: StoppedClock;
  const search = async () => (await app.get<JobList>('/api/jobs')).body;
  const page = () =>
    app.service(PageCache).page('/positions', async () => {
      const { body } = await app.get<JobList>('/api/jobs?isPositionsPage=true');
      return { status: 200, html: body.items.map(({ title }) => title).join() };
    });
  const post = (title: string, changes: Partial<JobPayloadInput> = {}) =>
    createJob(app, world.manager, {
      organization: HARRISBURG,
      position: world.teacher.id,
      title,
      status: 'open' as const,
      ...changes,
    });

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    clock = new StoppedClock(app);
    await clock.settle();
  });
  afterEach(() => clock?.start());

  it('are cleared when a posting appears', async () => {
    for (const [at, title] of ['one', 'two', 'three'].entries()) {
      expect((await search()).totalItemsCount).toBe(at);
      await post(title);
      await eventually(async () => expect((await search()).totalItemsCount).toBe(at + 1));
      await clock.settle();
    }
  });

  it('expire at the moment in which a posting ends or starts (P2.19)', async () => {
    const [{ id: ending }, { id: starting }] = [await post('ending'), await post('starting')];
    await app.idle();
    // Dates of listings are whole seconds.
    const second = Math.floor(Date.now() / 1_000) * 1_000;
    const [end, start] = [new Date(second + 60_000), new Date(second + 120_000)];
    await app.database.transaction(async (em) => {
      await em.execute('update job set end_date = ? where id = ?', [end, ending]);
      await em.execute('update job set start_date = ? where id = ?', [start, starting]);
    });
    await app.service(IndexUpdater).refresh(JOB_SEARCH.name, [ending, starting]);
    await app.database.transaction((em) => app.service(PageCache).purge(em));
    // A search engine may show one of the two before the other.
    await eventually(async () => {
      const { items, totalItemsCount } = await search();
      expect(totalItemsCount).toBe(4);
      expect(items).toContainEqual(expect.objectContaining({ title: 'ending', endDate: end.toISOString() }));
    });
    await clock.settle();
    const searches = jest.spyOn(app.service(SearchEngine), 'search');
    const shown = async () => {
      const titles = (await search()).items.map(({ title }) => title);
      expect(
        String((await page())?.html)
          .split(',')
          .sort(),
      ).toEqual(titles.sort());
      return { ending: titles.includes('ending'), starting: titles.includes('starting') };
    };
    const moments: [Date, number, Awaited<ReturnType<typeof shown>>][] = [
      [end, 0, { ending: true, starting: false }],
      [end, 1, { ending: false, starting: false }],
      [start, -1, { ending: false, starting: false }],
      [start, 0, { ending: false, starting: true }],
    ];
    for (const [moment, ms, expected] of moments) {
      clock.moveTo(new Date(moment.getTime() + ms));
      expect([moment, ms, await shown()]).toEqual([moment, ms, expected]);
      // The next moment has to end what is cached.
      const { length } = searches.mock.calls;
      await shown();
      expect(searches.mock.calls).toHaveLength(length);
    }
    searches.mockRestore();
  });

  it('show a newly pinned posting first although it is the oldest, as do pages', async () => {
    const shown = async () => [(await search()).items[0]?.title, String((await page())?.html).split(',')[0]];
    expect(await shown()).not.toContain('pinned');
    await post('pinned', { isHot: true, startDate: dayFromToday(-9) });
    await eventually(async () => expect(await shown()).toEqual(['pinned', 'pinned']));
  });
});
