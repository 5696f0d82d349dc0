import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';

const UNION_TOWN = {
  organization: ALBERT_GALLATIN,
  city: 'Uniontown',
  zipCode: '15401',
  county: 26,
  geography: 'SW',
} as const;

/** Title, then what differs from a posting at Harrisburg that starts today. */
const JOBS: [string, Partial<JobPayloadInput>][] = [
  [
    'Physics Teacher',
    { description: '<p>Coaches the robotics club.</p>', isSalaryShow: true, salaryMin: 52_000, salaryMax: 61_000 },
  ],
  ['Robotics Coach', { isRemote: true, startDate: dayFromToday(-5), isSalaryShow: true, salaryMin: 4_000 }],
  [
    'School Nurse',
    { ...UNION_TOWN, startDate: dayFromToday(-10), isSalaryShow: true, salaryMax: 20, salaryUnit: 'hour' },
  ],
  ['Bus Driver', { ...UNION_TOWN, startDate: dayFromToday(-20), salaryMin: 90_000, salaryMax: 99_000 }],
  [
    'Carlisle Librarian',
    {
      city: 'Carlisle',
      zipCode: '17013',
      county: 21,
      startDate: dayFromToday(-1),
      isSalaryShow: true,
      salaryMin: 150,
      salaryUnit: 'day',
    },
  ],
];
const ALL = JOBS.map(([title]) => title);

describe.each(SETS)('the filters of the job search on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;

  const search = (query: string) => app.get<JobList>(`/api/jobs?${query}`);
  const titles = async (query: string) => {
    const { status, body } = await search(query);
    expect({ query, status, body }).toMatchObject({ status: 200 });
    return body.items.map(({ title }) => title).sort();
  };
  const facets = async (query = '') => {
    const { body } = await search(`facets=true&${query}`);
    const counted = (body.facets ?? []).map(({ name, choices }) => [
      name,
      Object.fromEntries(choices.filter(({ count }) => count > 0).map(({ label, count }) => [label, count])),
    ]);
    return Object.fromEntries(counted);
  };

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
    for (const [title, changes] of JOBS) {
      const common = { organization: HARRISBURG, position: world.teacher.id, title, status: 'open' } as const;
      await createJob(app, world.manager, { ...common, ...changes });
    }
    await eventually(async () => expect(await titles('')).toEqual([...ALL].sort()));
  });
  afterAll(() => app?.close());

  it.each([
    // Text: any words of a posting, and no others.
    ['q=robotics', ['Physics Teacher', 'Robotics Coach']],
    ['q=uniontown', ['Bus Driver', 'School Nurse']],
    ['q=albert+gallatin+nurse', ['School Nurse']],
    ['q=robotics&positionTitle=teacher', ['Physics Teacher']],
    ['q=astronomy', []],
    ['q=%3F%3F', []],
    // Choices: one of each filter must match, and all filters must hold.
    ['region=SW', ['Bus Driver', 'School Nurse']],
    ['region=SW&region=SC', ALL],
    [`organization=${HARRISBURG}&organization=${ALBERT_GALLATIN}&county=26`, ['Bus Driver', 'School Nurse']],
    ['county=21', ['Carlisle Librarian']],
    ['iu=1', ['Bus Driver', 'School Nurse']],
    ['organizationType=School+District', ALL],
    ['organizationType=Charter+School', []],
    ['remote=true', ['Robotics Coach']],
    ['remote=false', ALL],
    ['postedWithin=1', ['Carlisle Librarian', 'Physics Teacher']],
    ['postedWithin=7', ['Carlisle Librarian', 'Physics Teacher', 'Robotics Coach']],
    // Postings with a hidden salary are excluded.
    ['salaryMin=60000', ['Physics Teacher']],
    // Converted to years (T45): 20 an hour is 30,400, 150 a day is 28,500.
    ['salaryMin=30400', ['Physics Teacher', 'School Nurse']],
    ['salaryMin=28500', ['Carlisle Librarian', 'Physics Teacher', 'School Nurse']],
    ['salaryMin=3500', ['Carlisle Librarian', 'Physics Teacher', 'Robotics Coach', 'School Nurse']],
    // Locations: what belongs to them, and with a radius also what is around.
    ['location=Cumberland+County', ['Carlisle Librarian']],
    ['location=Cumberland+County&radius=40', ['Carlisle Librarian', 'Physics Teacher', 'Robotics Coach']],
    ['location=IU+1', ['Bus Driver', 'School Nurse']],
    ['location=South+Central,+PA', ['Carlisle Librarian', 'Physics Teacher', 'Robotics Coach']],
    ['location=17101', ['Carlisle Librarian', 'Physics Teacher', 'Robotics Coach']],
    ['location=17101&radius=5', ['Physics Teacher', 'Robotics Coach']],
    ['location=Harrisburg', ['Physics Teacher', 'Robotics Coach']],
    ['location=Harrisburg&radius=500', ALL],
  ])('%s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual([...expected].sort());
  });

  it('finds a posting by its listing number', async () => {
    const { body } = await search('positionTitle=nurse');
    expect(await titles(`q=${body.items[0]?.jobListingNumber}`)).toEqual(['School Nurse']);
  });

  it('ranks matches in the title above others, unless another sort is requested', async () => {
    const inOrder = async (query: string) => (await search(query)).body.items.map(({ title }) => title);
    expect(await inOrder('q=robotics')).toEqual(['Robotics Coach', 'Physics Teacher']);
    expect(await inOrder('q=robotics&sortedBy=startDate')).toEqual(['Physics Teacher', 'Robotics Coach']);
  });

  it('returns the requested number of rows', async () => {
    const { body } = await search('limit=2');
    expect(body.items).toHaveLength(2);
    expect(body.totalItemsCount).toBe(ALL.length);
  });

  it('counts the choices of each filter with the other filters as they are (U5)', async () => {
    expect(await facets()).toEqual({
      region: { Southcentral: 3, Southwest: 2 },
      positionGroup: { [world.teacher.type]: 5 },
      organizationType: { 'School District': 5 },
      organization: { 'Albert Gallatin Area School District': 2, 'Harrisburg City School District': 3 },
      county: { Cumberland: 1, Dauphin: 2, Fayette: 2 },
      postedWithin: { 'Since yesterday': 2, 'Last 3 days': 2, 'Last 7 days': 3, 'Last 14 days': 4, 'Last 30 days': 5 },
      remote: { Remote: 1 },
    });
    // A choice does not change the counts of its own filter, and narrows those of the others.
    expect(await facets('region=SW')).toMatchObject({
      region: { Southcentral: 3, Southwest: 2 },
      county: { Fayette: 2 },
    });
    expect(await facets('region=SW&postedWithin=7')).toMatchObject({
      region: { Southcentral: 3 },
      postedWithin: { 'Last 14 days': 1, 'Last 30 days': 2 },
    });
    expect((await facets('q=nurse')).region).toEqual({ Southwest: 1 });
    expect((await search('')).body).not.toHaveProperty('facets');
  });

  it('returns every choice of a short list, even with count 0, and always a selected organization (U5)', async () => {
    const { body } = await search(`facets=true&q=astronomy&organization=${HARRISBURG}`);
    const of = (name: string) => body.facets?.find((facet) => facet.name === name)?.choices ?? [];
    expect(of('region')).toHaveLength(7);
    expect(of('county')).toHaveLength(67);
    expect(of('organization')).toEqual([{ value: HARRISBURG, label: 'Harrisburg City School District', count: 0 }]);
  });

  it.each([
    ['radius=7', 'radius', 'multiple of 5'],
    ['radius=505', 'radius', '500 or less'],
    ['radius=near', 'radius', 'number'],
    ['county=68', 'county', '1 to 67'],
    ['county=York', 'county', '1 to 67'],
    ['iu=30', 'iu', '1 to 29'],
    ['region=XX', 'region', 'one of'],
    ['positionGroup=Other&positionGroup=Sport', 'positionGroup', 'one of'],
    ['postedWithin=2', 'postedWithin', 'one of'],
    ['salaryMin=-1', 'salaryMin', '0 or more'],
    ['limit=101', 'limit', '100 or less'],
    ['remote=yes', 'remote', 'true or false'],
    ['q=a&q=b', 'q', 'one text'],
    [`q=${'a'.repeat(201)}`, 'q', '200'],
    [Array.from({ length: 51 }, () => 'iu=1').join('&'), 'iu', '50 choices'],
  ])('refuses %s at the field %s (S22)', async (query, path, words) => {
    const { status, body } = await search(query);
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    expect(JSON.stringify(body)).toContain(words);
  });
});
