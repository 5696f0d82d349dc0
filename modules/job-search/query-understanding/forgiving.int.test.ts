import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { TermDictionary } from '#platform/search/terms/term-dictionary.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { ALBERT_GALLATIN, createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import type { JobList } from '../contract/api/search.js';
import { JOB_SEARCH } from '../index/job-search.index.js';

const JOBS: [string, Partial<JobPayloadInput>][] = [
  ['Mathematics Teacher', { description: '<p>Coaches the Kwisbol team.</p>' }],
  ['School Nurse', { isRemote: true }],
  ['Remote Tutor', { description: '<p>High school, all subjects, with a reacher.</p>' }],
  ['Psychologist', { organization: ALBERT_GALLATIN, city: 'Uniontown', zipCode: '15401', county: 26, geography: 'SW' }],
  ['Spanish Teacher', { organization: ALBERT_GALLATIN, city: 'Erie', zipCode: '16501', county: 25, geography: 'NW' }],
];

describe.each(SETS)('a text search without an exact match on the %s set', (set) => {
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
    // The terms of a posting are stored a moment after it is searchable.
    const words = () => app.service(TermDictionary).getStatistics(JOB_SEARCH.name);
    await eventually(async () => expect((await words()).documents).toBe(JOBS.length));
    expect((await words()).lexemeFrequency('kwisbol').documents).toBe(1);
  });
  afterAll(() => app?.close());

  it.each([
    ['mathmatics techer', 'mathematics teacher', ['Mathematics Teacher']],
    ['nurce', 'nurse', ['School Nurse']],
    ['phsychologist', 'psychologist', ['Psychologist']],
    ['highschool tutor', 'high school tutor', ['Remote Tutor']],
  ])('corrects the spelling of “%s”', async (q, corrected, titles) => {
    const found = await search({ q });
    expect(found.titles).toEqual(titles);
    const said = found.interpretation?.corrected.reduce((text, { from, to }) => text.replace(from, to), q);
    expect(said).toBe(corrected);
    expect((await search({ q, exact: 'true' })).interpretation?.corrected).toEqual([]);
  });

  it('never corrects words with results, names or numbers', async () => {
    for (const q of ['kwisbol', 'erie', '17101', 'gallatin', 'ab', 'xxxxxxxxxxxx'])
      expect((await search({ q })).interpretation?.corrected).toEqual([]);
  });

  it('offers a correction that would replace what the typed word finds', async () => {
    const { titles, interpretation } = await search({ q: 'reacher' });
    expect(titles).toEqual(['Remote Tutor']);
    expect(interpretation).toMatchObject({ corrected: [], didYouMean: 'teacher' });
    expect((await search({ q: 'reacher', exact: 'true' })).interpretation?.didYouMean).toBeNull();
    expect((await search({ q: 'mathmatics' })).interpretation?.didYouMean).toBeNull();
  });

  it('offers a place and never corrects to one, which would hide the jobs elsewhere', async () => {
    const { titles, interpretation } = await search({ q: 'nurce harisburg' });
    expect(titles).toEqual(['School Nurse']);
    expect(interpretation).toMatchObject({
      corrected: [{ from: 'nurce', to: 'nurse' }],
      didYouMean: 'nurse harrisburg',
      leftOut: ['harisburg'],
      place: null,
    });
    expect((await search({ q: 'nurse harrisburg' })).interpretation?.place).toMatchObject({ name: 'Harrisburg' });
  });

  it('completes an unknown prefix', async () => {
    const { titles, interpretation } = await search({ q: 'psych' });
    expect(titles).toEqual(['Psychologist']);
    expect(interpretation).toMatchObject({ corrected: [], expanded: [{ from: 'psych', to: ['psychologist'] }] });
  });

  it('drops the term that no posting has together with the others', async () => {
    const { titles, interpretation } = await search({ q: 'nurse kwisbol' });
    expect(titles).toEqual(['School Nurse']);
    expect(interpretation).toMatchObject({ terms: ['nurse'], leftOut: ['kwisbol'] });
    expect(await search({ q: 'nurse kwisbol', exact: 'true' })).toMatchObject({ titles: [] });
  });

  it('keeps its terms when a selected filter is the reason for no results, and names the filter (U8)', async () => {
    const found = await search({ q: 'mathematics teacher', region: 'SW', county: '26' });
    expect(found).toMatchObject({ totalItemsCount: 0, interpretation: { leftOut: [] } });
    expect(found.nothingFound).toEqual({ without: [{ name: 'q', count: 1 }], wider: null });
    const { nothingFound } = await search({ q: 'mathematics teacher', region: 'SW', organization: HARRISBURG });
    expect(nothingFound?.without).toEqual([{ name: 'region', count: 1 }]);
    expect(await search({ q: 'nurse' })).not.toHaveProperty('nothingFound');
  });

  it('suggests a wider radius when nothing is nearby (U8)', async () => {
    const { nothingFound } = await search({ q: 'psychologist', location: '17101' });
    expect(nothingFound).toEqual({
      without: [
        { name: 'q', count: 3 },
        { name: 'location', count: 1 },
      ],
      wider: { radiusMiles: 200, count: 1 },
    });
    const inText = await search({ q: 'psychologist near Harrisburg' });
    expect(inText.nothingFound).toMatchObject({ without: [{ name: 'q' }, { name: 'place', count: 1 }] });
  });

  it('keeps “near me” where nothing is found', async () => {
    const { token } = await createSignedInUser(app, { searchZipCode: '17101', searchDistance: 25 });
    const { body } = await app.get<JobList>('/api/jobs?q=psychologist+near+me', { as: token });
    expect(body).toMatchObject({ items: [], interpretation: { place: { kind: 'zip', name: '17101' } } });
    expect(body.nothingFound).toMatchObject({ wider: { radiusMiles: 200, count: 1 } });
  });

  it('turns a phrase into a filter, and searches for its words when that finds nothing', async () => {
    const remote = await search({ q: 'remote nurse' });
    expect(remote.titles).toEqual(['School Nurse']);
    expect(remote.interpretation).toMatchObject({
      terms: ['nurse'],
      filters: [{ name: 'remote', value: 'true', label: 'Remote', without: 'nurse' }],
    });
    const { titles, interpretation } = await search({ q: 'charter nurse' });
    expect(titles).toEqual(['School Nurse']);
    expect(interpretation).toMatchObject({ filters: [], leftOut: ['charter'] });
  });
});
