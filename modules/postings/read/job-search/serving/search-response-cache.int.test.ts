import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PageCache } from '../../../../../src/platform/pages/page-cache.js';
import { IndexUpdater } from '../../../../../src/platform/search/read-index/index-updater.js';
import { SETS, startApp, type TestApp } from '../../../../../test/support/app.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { dayFromToday } from '../../../../../test/support/fixtures/job-payload.js';
import {
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '../../../../../test/support/fixtures/postings.js';
import type { JobPayloadInput } from '../../../contract/api.js';
import type { JobList } from '../../../contract/api-search.js';
import { JOB_SEARCH } from '../index/job-search.index.js';

describe.each(SETS)('cached responses for visitors on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;
  const search = async () => (await app.get<JobList>('/api/jobs')).body;
  const page = () =>
    app.service(PageCache).page('/positions', async () => {
      const { body } = await app.get<JobList>('/api/jobs?isPositionsPage=true');
      return { status: 200, html: body.items.map(({ title }) => title).join() };
    });
  const post = (title: string, changes: Partial<JobPayloadInput> = {}) =>
    createJob(app, world.manager, {
      ...{ organization: HARRISBURG, position: world.teacher.id, title, status: 'open' as const, ...changes },
    });

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
  });
  afterAll(() => app?.close());

  it('are cleared when a posting appears', async () => {
    await eventually(async () => expect((await search()).totalItemsCount).toBe(0));
    for (const [at, title] of ['one', 'two', 'three'].entries()) {
      await post(title);
      await eventually(async () => expect((await search()).totalItemsCount).toBe(at + 1), { within: 5_000 });
    }
  });

  it('expire in the second in which a posting ends or starts (P2.19)', async () => {
    const [{ id: ending }, { id: starting }] = [await post('ending'), await post('starting')];
    await eventually(async () => expect((await search()).totalItemsCount).toBe(5), { within: 5_000 });
    const second = Math.floor(Date.now() / 1_000) * 1_000;
    const [end, start] = [new Date(second + 3_000), new Date(second + 4_000)];
    await app.database.transaction(async (em) => {
      await em.execute('update job set end_date = ? where id = ?', [end, ending]);
      await em.execute('update job set start_date = ? where id = ?', [start, starting]);
      await app.service(IndexUpdater).refresh(JOB_SEARCH.name, [ending, starting]);
      await app.service(PageCache).purge(em);
    });
    const seen: { at: number; answeredAt: number; what: string; shown: string }[] = [];
    const look = async (what: string, get: () => Promise<string>) => {
      const at = Date.now();
      const shown = await get();
      seen.push({ at, answeredAt: Date.now(), what, shown });
    };
    // Requests all the time, so that a response and a page are cached whenever they may be.
    while (Date.now() < start.getTime() + 1_000) {
      await look('answer', async () => (await search()).items.map(({ title }) => title).join());
      await look('page', async () => String((await page())?.html));
    }
    const settled = seen.filter(({ at }) => at > second + 1_500);
    const wrong = settled.filter(
      ({ at, answeredAt, shown }) =>
        (at > end.getTime() + 1_000 && shown.includes('ending')) ||
        (at > start.getTime() && !shown.includes('starting')) ||
        (answeredAt < end.getTime() - 500 && !shown.includes('ending')),
    );
    expect(wrong).toEqual([]);
    expect(seen.length).toBeGreaterThan(40);
  });

  it('show a newly pinned posting first although it is the oldest, as do pages', async () => {
    const shown = async () => [(await search()).items[0]?.title, String((await page())?.html).split(',')[0]];
    expect(await shown()).not.toContain('pinned');
    await post('pinned', { isHot: true, startDate: dayFromToday(-9) });
    await eventually(async () => expect(await shown()).toEqual(['pinned', 'pinned']), { within: 5_000 });
  });
});
