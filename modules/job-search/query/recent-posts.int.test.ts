import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';

const PINNED_DAYS = [3, 9, 5];

describe.each(SETS)('Recent Posts on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;
  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
    for (const age of PINNED_DAYS) await post(`Pinned ${age}`, age, { isHot: true });
    for (let at = 0; at < 12; at++) await post(`Plain ${at}`, at);
    await expectTotal(15);
  });
  afterAll(() => app?.close());

  const post = (title: string, age: number, changes: Partial<JobPayloadInput> = {}) =>
    createJob(app, world.manager, {
      organization: HARRISBURG,
      position: world.teacher.id,
      title,
      status: 'open',
      startDate: dayFromToday(-age),
      ...changes,
    });
  const search = async (query: Record<string, string> = {}) =>
    (await app.get<JobList>(`/api/jobs?${new URLSearchParams(query)}`)).body;
  const expectTotal = (total: number) => eventually(async () => expect((await search()).totalItemsCount).toBe(total));
  const tagged = (items: JobList['items']) => items.filter(({ isPinned }) => isPinned).map(({ title }) => title);

  /** All pages of this size, concatenated. */
  async function all(limit: number, query: Record<string, string> = {}): Promise<JobList['items']> {
    const items: JobList['items'] = [];
    const { totalItemsCount } = await search(query);
    while (items.length < totalItemsCount) {
      const page = (await search({ ...query, limit: String(limit), offset: String(items.length) })).items;
      expect(page).toHaveLength(Math.min(limit, totalItemsCount - items.length));
      items.push(...page);
    }
    return items;
  }

  it('show the three newest pinned postings first, tagged, then the newest, on pages of any size (near W5.39)', async () => {
    const whole = await all(100);
    expect(whole.slice(0, 4).map(({ title }) => title)).toEqual(['Pinned 3', 'Pinned 5', 'Pinned 9', 'Plain 0']);
    expect(tagged(whole)).toEqual(['Pinned 3', 'Pinned 5', 'Pinned 9']);
    const others = whole.slice(3).map(({ startDate }) => startDate);
    expect(others).toEqual([...others].sort().reverse());
    for (const limit of [1, 2, 3, 4, 7]) expect(await all(limit)).toEqual(whole);
    expect((await search({ offset: '15' })).items).toEqual([]);
  });

  it('alone show the tag: no other sort does, nor Home (near W5.39, near P1.2)', async () => {
    const others = ['sortedBy=title', 'sortedAlgorithm=ASC', 'isPositionsPage=false', 'q=pinned'];
    for (const query of others)
      expect(tagged((await search(Object.fromEntries(new URLSearchParams(query)))).items)).toEqual([]);
    expect(tagged(await all(2, { positionTitle: 'pinned' }))).toHaveLength(3);
    expect(tagged((await search({ positionTitle: 'plain' })).items)).toEqual([]);
  });

  it('move the oldest back to its date when a fourth is pinned (near W5.39)', async () => {
    await post('Pinned 0', 0, { isHot: true });
    await expectTotal(16);
    const whole = await all(100);
    expect(tagged(whole)).toEqual(['Pinned 0', 'Pinned 3', 'Pinned 5']);
    const others = whole.slice(3);
    expect(others.map(({ title }) => title)).toContain('Pinned 9');
    expect(others.map(({ startDate }) => startDate)).toEqual(
      others
        .map(({ startDate }) => startDate)
        .sort()
        .reverse(),
    );
    for (const limit of [1, 3, 5]) expect(await all(limit)).toEqual(whole);
  });
});
