import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';
import type { Suggestions } from '../contract/api/suggest.js';

const TITLES = [
  'Kindergarten Teacher [TA01]',
  'Kindergarten Teacher (2 positions) for the 2025-26 School Year',
  'Head Secretary',
  'Assistant Principal 2025-2026',
  'Speech Language Pathologist.docx',
  'Superintendent Job Description',
  'Physical Education Teacher',
  'Paraprofessional',
  'Bus Driver',
];

let app: TestApp;
const items = async (q: string) => {
  const { status, body } = await app.get<Suggestions>(`/api/jobs/suggest?q=${encodeURIComponent(q)}`);
  expect({ q, status, body }).toMatchObject({ status: 200 });
  return body.items;
};
const labels = async (q: string) => (await items(q)).map(({ label }) => label);
const count = async (query: Record<string, string>) => {
  const { status, body } = await app.get<JobList>(`/api/jobs?${new URLSearchParams(query)}`);
  expect({ query, status, body }).toMatchObject({ status: 200 });
  return body.totalItemsCount;
};

beforeAll(async () => {
  app = await startApp();
  const { manager, teacher } = await createPostingsFixture(app);
  for (const title of TITLES)
    await createJob(app, manager, { organization: HARRISBURG, position: teacher.id, title, status: 'open' });
});
afterAll(() => app?.close());

describe('suggestions for text that nothing has', () => {
  it.each([
    ['kindergarden', 'Kindergarten Teacher'],
    ['kindergarden tea', 'Kindergarten Teacher'],
    ['head secratary', 'Head Secretary'],
    ['pitsb', 'Pittsburgh, PA'],
    ['harisburg', 'Harrisburg, PA'],
  ])('correct its spelling: %j', async (q, label) => {
    expect((await labels(q)).slice(0, 5)).toContain(label);
  });

  it.each([
    ['vice prin', 'Assistant Principal'],
    ['slp', 'Speech Language Pathologist'],
    ['supt', 'Superintendent'],
    ['gym t', 'Physical Education Teacher'],
    ['gym teachr', 'Physical Education Teacher'],
    ['philly', 'Philadelphia, PA'],
  ])('know its synonyms: %j', async (q, label) => {
    expect((await labels(q)).slice(0, 5)).toContain(label);
  });

  it('are none for words that are like no other', async () => {
    expect(await labels('qqxxzzkk')).toEqual([]);
    expect(await labels('teacher qqxxzzkk')).toEqual([]);
  });
});

describe('titles without their notes', () => {
  it('are merged, and their text finds all that they count', async () => {
    const [title] = await items('kindergarten tea');
    const value = 'Kindergarten Teacher';
    expect(title).toEqual({ kind: 'title', label: value, jobs: 2, value });
    await eventually(async () => expect(await count({ q: value })).toBe(2));
  });
});

describe('a job and a place', () => {
  it.each(['para pitts', 'para near pitts', 'paraprofesional pitsb'])('are one suggestion for %j', async (q) => {
    const [first] = await items(q);
    const [value, location] = ['Paraprofessional', 'Pittsburgh, PA'];
    expect(first).toEqual({ kind: 'title', label: 'Paraprofessional in Pittsburgh', value, location });
    expect(await count({ q: value, location })).toBeGreaterThanOrEqual(0);
  });

  it('may be a position and a place of several words', async () => {
    expect(await labels('school nurse state col')).toContain('School Nurse in State College');
  });

  it.each(['pitts', 'pitts para', 'harrisburg city', 'state col', 'qqxxzzkk pitts'])(
    'are read from no other text: %j',
    async (q) => {
      expect((await items(q)).filter(({ location }) => location)).toEqual([]);
    },
  );
});
