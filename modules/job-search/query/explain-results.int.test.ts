import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';

const JOBS = ['Robotics Coach', 'Coach of the Robotics Club', 'Nurse'];

describe.each(SETS)('explained scores on the %s set', (set) => {
  let app: TestApp;
  const search = async (query: string) => (await app.get<JobList>(`/api/jobs?${query}`)).body.items;

  beforeAll(async () => {
    app = await startApp({ set });
    const world = await createPostingsFixture(app);
    for (const title of JOBS)
      await createJob(app, world.manager, {
        organization: HARRISBURG,
        position: world.teacher.id,
        title,
        status: 'open' as const,
        description: '<p>After school: robotics.</p>',
        startDate: dayFromToday(title === 'Nurse' ? -10 : 0),
      });
    await eventually(async () => expect(await search('')).toHaveLength(3));
  });
  afterAll(() => app?.close());

  it('add up to their totals, in the order of the results', async () => {
    const items = await search('q=robotics+coach+near+Harrisburg&explain=true&exact=true');
    expect(items.map(({ title, why }) => [title, why?.total])).toEqual([
      ['Robotics Coach', 1_000 + 8 + 8 + 16 + 8 + 5 + 2 + 6],
      ['Coach of the Robotics Club', 1_000 + 8 + 8 + 5 + 2 + 6],
    ]);
    expect(items[0]?.why).toMatchObject({
      words: [
        { typed: 'robotics', field: 'title', points: 8 },
        { typed: 'coach', field: 'title', points: 8 },
      ],
      bonuses: [
        { label: 'Not only the description has your words', points: 1_000 },
        { label: 'The title has your words in a row', points: 16 },
        { label: 'The title is nothing but your words', points: 8 },
        { label: 'The title names no other role, such as assistant', points: 5 },
        { label: 'Posted within 7 days', points: 1 },
        { label: 'Posted within 30 days', points: 1 },
        { label: 'Within 5 miles of Harrisburg', points: 2 },
        { label: 'Within 12 miles of Harrisburg', points: 4 },
      ],
    });
  });

  it('name the field of a word outside the title, and are omitted unless requested', async () => {
    const [, , last] = await search('q=robotics&explain=true');
    expect(last?.why).toMatchObject({ total: 7, words: [{ field: 'description', points: 1 }] });
    expect((await search('q=robotics'))[0]).not.toHaveProperty('why');
  });
});
