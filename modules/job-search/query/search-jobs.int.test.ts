import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
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
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import type { JobList, RegionCounts } from '../contract/api/search.js';

/** Title, then what differs from a posting at Harrisburg's first ZIP code that starts today and ends in thirty days. */
const JOBS: [string, Partial<JobPayloadInput>][] = [
  ['Mathematics Teacher', { startDate: dayFromToday(-3), endDate: dayFromToday(9) }],
  [
    'Bus Driver',
    { city: 'Carlisle', geography: 'ST', zipCode: '17013', startDate: dayFromToday(-1), endDate: dayFromToday(3) },
  ],
  [
    'School Nurse',
    {
      organization: ALBERT_GALLATIN,
      geography: 'SW',
      city: 'Mt. Lebanon',
      zipCode: '15228',
      endDate: dayFromToday(12),
    },
  ],
  ['Art & Music Teacher (K-12)', { city: 'Philadelphia', zipCode: '19103', startDate: dayFromToday(-2) }],
  ['Coach', { city: 'Wilmington', state: 'DE', county: null, zipCode: '19801', startDate: dayFromToday(-4) }],
  ['Pinned Librarian', { isHot: true, startDate: dayFromToday(-8), endDate: dayFromToday(20) }],
  ['Featured Counselor', { isFeatured: true, startDate: dayFromToday(-9), endDate: dayFromToday(21) }],
  ['Queued Teacher', { geography: 'NE', startDate: dayFromToday(1) }],
  ['Ended Teacher', { startDate: dayFromToday(-9), endDate: dayFromToday(-1) }],
];
const VISIBLE = JOBS.map(([title]) => title).filter((title) => !/^(Queued|Ended)/.test(title));

describe.each(SETS)('the public job search on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;
  let other: string;
  let local: TestUser;

  const search = (query: Record<string, string> = {}, as?: TestUser) =>
    app.get<JobList>(`/api/jobs?${new URLSearchParams(query)}`, { as: as?.token });
  const titles = async (query: Record<string, string> = {}, as?: TestUser) => {
    const { status, body } = await search(query, as);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.items.map(({ title }) => title);
  };
  const post = (title: string, changes: Partial<JobPayloadInput> = {}) =>
    createJob(app, world.manager, {
      organization: HARRISBURG,
      position: world.teacher.id,
      title,
      status: 'open',
      ...changes,
    });

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
    local = await createSignedInUser(app, { searchZipCode: '19103', searchDistance: 5 });
    const positions = await app.service(DirectoryApi).allPositions();
    other = positions.find(({ approval, id }) => !approval && id !== world.teacher.id)?.id ?? '';
    for (const [title, changes] of JOBS)
      await post(title, title === 'Bus Driver' ? { ...changes, position: other } : changes);
    await eventually(async () => expect((await titles()).sort()).toEqual([...VISIBLE].sort()));
  });
  afterAll(() => app?.close());

  it('shows open postings within their dates, pinned first, then the newest [P2.12, P2.16, P2.17, W5.39]', async () => {
    expect(await titles()).toEqual([
      'Pinned Librarian',
      'School Nurse',
      'Bus Driver',
      'Art & Music Teacher (K-12)',
      'Mathematics Teacher',
      'Coach',
      'Featured Counselor',
    ]);
    expect((await search()).body.totalItemsCount).toBe(VISIBLE.length);
  });

  it('returns list items with exactly the fields of their schema [P2.18]', async () => {
    const { body } = await search({ positionTitle: 'nurse' });
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        title: 'School Nurse',
        position: { id: world.teacher.id, name: world.teacher.name, type: world.teacher.type },
        organization: { accountNumber: ALBERT_GALLATIN, accountName: 'Albert Gallatin Area School District' },
        jobListingNumber: expect.any(Number),
        externalListingNumber: '',
        city: 'Mt. Lebanon',
        state: 'PA',
        startDate: expect.stringMatching(/T0[45]:00:00\.000Z$/),
        endDate: expect.stringMatching(/T0[34]:59:59\.000Z$/),
        isExternalPost: false,
        externalUrl: '',
        isFeatured: false,
        isRemote: false,
        salaryMin: null,
        salaryMax: null,
        salaryUnit: 'year',
      },
    ]);
  });

  it('narrows by organization, by position and by both [P2.6, P2.7]', async () => {
    expect(await titles({ organization: ALBERT_GALLATIN })).toEqual(['School Nurse']);
    expect(await titles({ position: other })).toEqual(['Bus Driver']);
    expect(await titles({ organization: ALBERT_GALLATIN, position: other })).toEqual([]);
  });

  it.each([
    ['mathematics', ['Mathematics Teacher']],
    ['MATH teachers', ['Mathematics Teacher']],
    ['k12', ['Art & Music Teacher (K-12)']],
    ['teacher music', ['Art & Music Teacher (K-12)']],
    ['twenty', []],
    ['???', []],
    ['   ', VISIBLE],
  ])('narrows by words of the title, here %j [P2.8]', async (positionTitle, expected) => {
    expect((await titles({ positionTitle })).sort()).toEqual([...expected].sort());
  });

  it.each([
    // Carlisle lies 18 miles from Harrisburg.
    ['17101', ['Mathematics Teacher', 'Bus Driver', 'Pinned Librarian', 'Featured Counselor']],
    ['17101-0001', ['Mathematics Teacher', 'Bus Driver', 'Pinned Librarian', 'Featured Counselor']],
    ['harrisburg, PA', ['Mathematics Teacher', 'Pinned Librarian', 'Featured Counselor']],
    ['Mount Lebanon', ['School Nurse']],
    ['wilmington', ['Coach']],
    ['19801', ['Coach']],
    ['Erie', []],
  ])('narrows by ZIP code or city, here %s [P2.9]', async (location, expected) => {
    expect((await titles({ location })).sort()).toEqual([...expected].sort());
  });

  it('uses the search distance of the user around a ZIP code [P2.9, P8.9]', async () => {
    expect(await titles({ location: '17101' }, local)).not.toContain('Bus Driver');
  });

  it('names an unknown place [P2.9]', async () => {
    for (const location of ['Atlantis', '00000', '123']) {
      const { status, body } = await search({ location });
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path: 'location' }] } });
      expect(JSON.stringify(body)).toContain(location);
    }
  });

  it('sorts by each entry of the menu, in both directions [P2.11, P2.12]', async () => {
    const byEnd = await titles({ sortedBy: 'endDate' });
    expect(byEnd.slice(0, 2)).toEqual(['Bus Driver', 'Mathematics Teacher']);
    const byTitle = await titles({ sortedBy: 'title', sortedAlgorithm: 'ASC' });
    expect(byTitle).toEqual([...VISIBLE].sort());
    expect(await titles({ sortedBy: 'title', sortedAlgorithm: 'DESC' })).toEqual(byTitle.reverse());
    expect((await titles({ sortedBy: 'organization' }))[0]).toBe('School Nurse');
    expect((await titles({ sortedBy: 'startDate', sortedAlgorithm: 'ASC' }))[0]).toBe('Featured Counselor');
  });

  it("sorts by distance from the user's ZIP code, else from the typed place; unknown places come last [P2.13]", async () => {
    const fromPhiladelphia = await search({ sortedBy: 'distance' }, local);
    expect(fromPhiladelphia.body.items.map(({ title }) => title)).toEqual([
      'Art & Music Teacher (K-12)',
      'Mathematics Teacher',
      'Pinned Librarian',
      'Featured Counselor',
      'Bus Driver',
      'School Nurse',
      'Coach',
    ]);
    const [nearest, second] = fromPhiladelphia.body.items;
    expect(nearest?.distanceMiles).toBe(0);
    expect(second?.distanceMiles).toBeCloseTo(95, -1);
    expect(fromPhiladelphia.body.items.at(-1)).not.toHaveProperty('distanceMiles');
    const aroundHarrisburg = await search({ sortedBy: 'distance', location: '17101' });
    expect(aroundHarrisburg.body.items.at(-1)).toMatchObject({
      title: 'Bus Driver',
      distanceMiles: expect.any(Number),
    });
  });

  it('narrows by region, and counts for each region what a search for it finds (U45)', async () => {
    expect(await titles({ region: 'SW' })).toEqual(['School Nurse']);
    expect(await titles({ region: 'ST' })).toEqual(['Bus Driver']);
    expect(await search({ region: 'Southwest' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'region' }] },
    });
    const { body: regions } = await app.get<RegionCounts>('/api/jobs/regions');
    expect(regions.map(({ name, count }) => [name, count])).toEqual([
      ['Northcentral', 0],
      ['Northeast', 0],
      ['Northwest', 0],
      ['Southcentral', VISIBLE.length - 2],
      ['Southeast', 0],
      ['Southwest', 1],
      ['Statewide', 1],
    ]);
    for (const { code, count } of regions) {
      expect((await search({ region: code })).body).toMatchObject({ totalItemsCount: count });
    }
  });

  it('returns featured postings first on Home, then pinned ones, then the newest [P1.2]', async () => {
    const home = await titles({ isPositionsPage: 'false', sortedBy: 'title' });
    expect(home.slice(0, 3)).toEqual(['Featured Counselor', 'Pinned Librarian', 'School Nurse']);
  });
});
