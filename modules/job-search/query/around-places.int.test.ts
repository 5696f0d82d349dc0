import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';

const LANCASTER = { city: 'Lancaster', zipCode: '17601', county: 36 };
const JOBS: [string, Partial<JobPayloadInput>][] = [
  ['Custodian', { description: '<p>Helps the nurse.</p>' }],
  ['Nurse, Part-Time', {}],
  ['Nurse', LANCASTER],
  ['Cook', LANCASTER],
];

describe.each(SETS)('few results in a place on the %s set', (set) => {
  let app: TestApp;
  const search = async (query: Record<string, string>) => {
    const { status, body } = await app.get<JobList>(`/api/jobs?${new URLSearchParams(query)}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return { ...body, titles: body.items.map(({ title }) => title) };
  };

  beforeAll(async () => {
    app = await startApp({ set });
    const world = await createPostingsFixture(app);
    for (const [title, changes] of JOBS) {
      const common = { organization: HARRISBURG, position: world.teacher.id, title, status: 'open' } as const;
      await createJob(app, world.manager, { ...common, ...changes });
    }
    await eventually(async () => expect((await search({})).totalItemsCount).toBe(JOBS.length));
  });
  afterAll(() => app?.close());

  it('are followed by those around it, and by what only mentions the words', async () => {
    const { titles, interpretation } = await search({ q: 'nurse harrisburg' });
    expect(titles).toEqual(['Nurse, Part-Time', 'Nurse', 'Custodian']);
    expect(interpretation).toMatchObject({ few: { count: 1, kept: null, aroundMiles: 50 }, mentioned: 1 });
  });

  it('come from around it if it has none', async () => {
    const { titles, interpretation } = await search({ q: 'cook camp hill' });
    expect(titles).toEqual(['Cook']);
    expect(interpretation).toMatchObject({ few: { count: 0, aroundMiles: 50 }, leftOut: [] });
  });

  it('stay alone for the text as typed, and in a selected location', async () => {
    const asTyped = await search({ q: 'nurse harrisburg', exact: 'true' });
    const selected = await search({ q: 'nurse', location: 'Harrisburg' });
    for (const { titles } of [asTyped, selected]) expect(titles).not.toContain('Nurse');
  });
});
