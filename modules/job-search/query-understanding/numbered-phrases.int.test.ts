import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';

const JOBS = [
  ['Music Teacher (K12)', 'Joins us in May.'],
  ['Music Teacher, K-12', 'Joins us in June.'],
  ['Helper', 'A 1:1 job in 5th grade.'],
  ['Porter', 'Room 1, 1 day, grade book, 5 hours.'],
] as const;

describe.each(SETS)('phrases with a number on the %s set', (set) => {
  let app: TestApp;
  const titles = async (q: string) => {
    const { status, body } = await app.get<JobList>(`/api/jobs?${new URLSearchParams({ q, exact: 'true' })}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.items.map(({ title }) => title).sort();
  };

  beforeAll(async () => {
    app = await startApp({ set });
    const world = await createPostingsFixture(app);
    for (const [title, description] of JOBS) {
      const common = { organization: HARRISBURG, position: world.teacher.id, status: 'open' } as const;
      await createJob(app, world.manager, { ...common, title, description: `<p>${description}</p>` });
    }
    await eventually(async () => {
      expect((await app.get<JobList>('/api/jobs')).body.totalItemsCount).toBe(JOBS.length);
    });
  });
  afterAll(() => app?.close());

  it.each([
    ['K-12 music teacher', ['Music Teacher (K12)', 'Music Teacher, K-12']],
    ['1:1', ['Helper']],
    ['5th grade', ['Helper']],
  ])('are found in titles and descriptions: %s', async (q, found) => {
    expect(await titles(q)).toEqual(found);
  });
});
