import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { ALBERT_GALLATIN, createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';
import type { Suggestions } from '../contract/api/suggest.js';

const LONG = 'Quantum Computing Teacher for the Advanced Placement Program of Our High School';
const UNUSABLE = '101260803';

const JOBS: [string, Partial<JobPayloadInput>][] = [
  ['Quilting Teacher', {}],
  ['quilting  teacher', {}],
  ['Quilting Teacher', { organization: ALBERT_GALLATIN }],
  ['Teacher of Quilting', {}],
  [LONG, {}],
  ['Quilting Queued', { startDate: dayFromToday(1) }],
  ['Quilting Ended', { startDate: dayFromToday(-9), endDate: dayFromToday(-1) }],
  ['Quilting Draft', { status: 'unsubmitted' }],
  ['Quilting Unusable', { organization: UNUSABLE }],
  ['Quilting \u202EThe Right\u202C \u{1F9F5}', {}],
];

let app: TestApp;
let teacher: { id: string; name: string; type: string };
const suggest = (query: string) => app.get<Suggestions>(`/api/jobs/suggest?${query}`);
const items = async (query: string) => {
  const { status, body } = await suggest(query);
  expect({ query, status, body }).toMatchObject({ status: 200 });
  return body.items;
};
const labels = async (query: string) => (await items(query)).map(({ label }) => label);

beforeAll(async () => {
  app = await startApp();
  const world = await createPostingsFixture(app);
  teacher = world.teacher;
  for (const [title, changes] of JOBS) {
    const common = { organization: HARRISBURG, position: teacher.id, title, status: 'open' } as const;
    await createJob(app, world.manager, { ...common, ...changes });
  }
  await app.rows("update organization set action = 'disabled' where account_number = ?", [UNUSABLE]);
});
afterAll(() => app?.close());

describe('suggestions for typed text', () => {
  it('are titles of visible jobs, with spellings merged, and their number', async () => {
    expect(await items('q=quilt&kinds=title')).toEqual([
      { kind: 'title', label: 'Quilting Teacher', jobs: 3, value: 'Quilting Teacher' },
      { kind: 'title', label: 'Quilting The Right \u{1F9F5}', jobs: 1, value: expect.any(String) },
      { kind: 'title', label: 'Teacher of Quilting', jobs: 1, value: 'Teacher of Quilting' },
    ]);
  });

  it('fit into the search field, cut at a word boundary', async () => {
    const [title] = await items('q=quant');
    expect(title).toMatchObject({ label: LONG, value: 'Quantum Computing Teacher for the Advanced' });
  });

  it('are positions and usable organizations, those with more open jobs first', async () => {
    const [position] = await items(`q=${encodeURIComponent(teacher.name)}&kinds=position`);
    const jobs = JOBS.length - 4;
    expect(position).toEqual({ kind: 'position', label: teacher.name, detail: teacher.type, jobs, value: teacher.id });
    const [harrisburg, ...others] = await items('q=school+district&kinds=organization');
    expect(harrisburg).toMatchObject({ kind: 'organization', value: HARRISBURG, jobs: jobs - 1 });
    expect(others[0]).toMatchObject({ value: ALBERT_GALLATIN, jobs: 1 });
    expect(others[1]).not.toHaveProperty('jobs');
    expect(await labels('q=brownsville&kinds=organization')).toEqual([]);
  });

  it.each([
    ['york', ['York, PA', 'York County']],
    ['york, pa', ['York, PA']],
    ['yor cou', ['York County']],
    ['1710', ['17101', '17102']],
    ['iu 13', ['IU 13']],
    ['intermediate unit 13', ['IU 13']],
    ['mt leb', ['Mount Lebanon, PA']],
    ['mount leb', ['Mount Lebanon, PA']],
    ['saint mar', ['Saint Marys, PA']],
    ['st. mary', ['Saint Marys, PA']],
  ])('are places: for %j the first is %j', async (q, expected) => {
    const found = await items(`kinds=place&q=${encodeURIComponent(q)}`);
    expect(found.slice(0, expected.length).map(({ label }) => label)).toEqual(expected);
    for (const { value } of found.slice(0, 2)) {
      const { status, body } = await app.get(`/api/jobs?location=${encodeURIComponent(value)}`);
      expect({ value, status, body }).toMatchObject({ status: 200 });
    }
  });

  it('are at most eight of mixed kinds, or only of the requested kinds', async () => {
    const found = await items('q=te');
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThan(2);
    const some = await items('q=ha&kinds=place&kinds=organization');
    expect([...new Set(some.map(({ kind }) => kind))]).toEqual(['organization', 'place']);
    expect(some.filter(({ kind }) => kind === 'place')).toHaveLength(4);
  });

  it.each(['', 'q=', 'q=t', 'q=%20t%20', 'q=%3F%3F%3F', 'q=%F0%9F%98%80%F0%9F%98%80', 'kinds=place'])(
    'begin with the second letter: none for %j',
    async (query) => {
      expect(await items(query)).toEqual([]);
    },
  );

  it.each([
    ['a long text', `q=${'a'.repeat(201)}`, 'q'],
    ['8 KB', `q=${'a'.repeat(8_192)}`, 'q'],
    ['two texts', 'q=te&q=ma', 'q'],
    ['an unknown kind', 'q=te&kinds=job', 'kinds'],
    ['too many kinds', `q=te&${'kinds=place&'.repeat(51)}`, 'kinds'],
  ])('reject %s at its field (S22)', async (_, query, path) => {
    expect(await suggest(query)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  });

  it.each(['%00te', 'te%00', '%E2%80%AEte', '%ED%A0%80te', '%FFte', '__proto__', 'constructor', "te'--", '%25te_'])(
    'bear with %s (S22)',
    async (q) => {
      expect([200, 400]).toContain((await suggest(`q=${q}`)).status);
    },
  );

  it('may be cached by clients for a moment', async () => {
    const response = await fetch(`${app.url}/api/jobs/suggest?q=te`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3');
  });

  it('include a posting once it is posted, and no longer once it is closed', async () => {
    const { manager } = await createPostingsFixture(app);
    expect(await labels('q=zither')).toEqual([]);
    const title = 'Zither Teacher';
    const { id, version } = await createJob(app, manager, {
      organization: HARRISBURG,
      position: teacher.id,
      title,
      status: 'open',
    });
    await app.idle();
    expect(await labels('q=zither')).toEqual([title]);
    const body = { status: 'closed', version };
    expect((await app.patch(`/api/jobs/${id}/status`, { as: manager.token, body })).status).toBe(200);
    await app.idle();
    expect(await labels('q=zither')).toEqual([]);
  });
});
