import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSeeker, type Seeker, submit } from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { moveToStage } from '#test/support/fixtures/stages.js';
import { createAccount, type TestUser } from '#test/support/fixtures/users.js';
import type { JobPayloadInput } from './contract/api/job.js';
import type { ManagedFilters } from './contract/api/queries.js';

let app: TestApp;
let world: PostingsFixture;
let applicant: Seeker;
/** Postings are identified by their titles. */
const ids = new Map<string, string>();

async function make(title: string, as: TestUser, changes: Partial<JobPayloadInput> = {}): Promise<void> {
  const place = { organization: HARRISBURG, position: world.teacher.id };
  ids.set(title, (await createJob(app, as, { ...place, title, status: 'open', ...changes })).id);
}

beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
  applicant = await createSeeker(app);
  await make('apple 100% picker', world.poster, { city: 'Carlisle', county: 21, iu: 15, endDate: dayFromToday(5) });
  await make('Banana_sorter', world.poster, {
    city: 'altoona',
    externalListingNumber: 'EXT-7',
    endDate: dayFromToday(9),
  });
  await make('cherry', world.poster, {
    startDate: dayFromToday(-40),
    endDate: dayFromToday(-2),
    city: 'Berwick',
    externalListingNumber: '900',
  });
  await make('Damson', world.poster, { status: 'unsubmitted', position: world.superintendent.id });
  await make('elder', world.otherPoster, { organization: ALBERT_GALLATIN, county: 26, iu: 1 });
  await make('Fig', world.manager, {
    isBoardReview: true,
    boardReviewDays: dayFromToday(50),
    reviewers: [world.reviewer.id],
  });
  const done = await submit(app, applicant, ids.get('apple 100% picker') ?? '');
  if (done.status !== 201) throw new Error(`Submitting answered ${done.status} ${JSON.stringify(done.body)}`);
  await submit(app, applicant, ids.get('elder') ?? '');
  await submit(app, applicant, ids.get('Fig') ?? '');
});
afterAll(() => app?.close());

const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);

describe('Manage Postings', () => {
  const read = (query: Record<string, string>, as = world.manager) =>
    app.get(`/api/jobs/admin?${new URLSearchParams(query)}`, { as: as.token });
  const filtered = async (filters: Partial<ManagedFilters>, as = world.manager) =>
    titles((await read({ filters: JSON.stringify(filters) }, as)).body).sort();
  const sorted = async (sortedColumn: string, sortAlgorithm = 'ASC') =>
    titles((await read({ sortedColumn, sortAlgorithm })).body);

  it('shows posters their organizations and administrators all [W7.1, W7.13, P12.6] (T7)', async () => {
    expect(await filtered({})).toHaveLength(6);
    expect(await filtered({}, world.otherPoster)).toEqual(['elder']);
    expect(await filtered({ organizations: [HARRISBURG] }, world.otherPoster)).toEqual([]);
    expect((await read({}, world.seeker)).status).toBe(403);
    expect((await app.get('/api/jobs/admin')).status).toBe(401);
  });

  it('filters by any value within one filter and by all filters together [W7.2, W7.3, W7.13]', async () => {
    expect(await filtered({ title: 'APPLE' })).toEqual(['apple 100% picker']);
    expect(await filtered({ title: '100%' })).toEqual(['apple 100% picker']);
    expect(await filtered({ title: '_s' })).toEqual(['Banana_sorter']);
    expect(await filtered({ city: 'alt' })).toEqual(['Banana_sorter']);
    expect(await filtered({ jobNumber: 'ext-7' })).toEqual(['Banana_sorter']);
    expect(await filtered({ county: [21, 26] })).toEqual(['apple 100% picker', 'elder']);
    expect(await filtered({ county: [21, 26], iu: [1] })).toEqual(['elder']);
    expect(await filtered({ statuses: ['unsubmitted', 'closed'] })).toEqual(['Damson']);
    expect(await filtered({ positions: [world.superintendent.id] })).toEqual(['Damson']);
    expect(await filtered({ organizations: [ALBERT_GALLATIN], statuses: ['unsubmitted'] })).toEqual([]);
    const [{ number }] = (await app.rows<{ number: number }>(
      'select job_listing_number as number from job where id = ?',
      [ids.get('Fig')],
    )) as [{ number: number }];
    expect(await filtered({ jobNumber: String(number) })).toEqual(['Fig']);
  });

  it('tells Open from Expired, alone, together and beside others (E15)', async () => {
    const open = ['Banana_sorter', 'Fig', 'apple 100% picker', 'elder'];
    const queries: Record<string, string>[] = [{}, { sortedColumn: 'job.status' }, { sortedColumn: 'job.endDate' }];
    for (const query of queries) {
      const of = async (statuses: ManagedFilters['statuses']) =>
        titles((await read({ ...query, filters: JSON.stringify({ statuses }) })).body).sort();
      expect(await of(['open'])).toEqual(open);
      expect(await of(['expired'])).toEqual(['cherry']);
      expect(await of(['open', 'expired'])).toEqual([...open, 'cherry'].sort());
      expect(await of(['unsubmitted', 'expired'])).toEqual(['Damson', 'cherry']);
      expect(await of(['unsubmitted', 'open'])).toEqual([...open, 'Damson'].sort());
    }
  });

  it('bounds the listing start date [W7.4, W7.14]', async () => {
    const bounds = { startDate: `${dayFromToday(-45)}T00:00:00.000Z`, endDate: `${dayFromToday(-30)}T23:59:59.999Z` };
    expect(await filtered(bounds)).toEqual(['cherry']);
  });

  it('sorts on every column, both ways, without regard to case [W7.10, W7.11]', async () => {
    const upwards = ['apple 100% picker', 'Banana_sorter', 'cherry', 'Damson', 'elder', 'Fig'];
    expect(await sorted('job.title')).toEqual(upwards);
    expect(await sorted('job.title', 'DESC')).toEqual(upwards.toReversed());
    expect((await sorted('job.city')).slice(0, 3)).toEqual(['Banana_sorter', 'cherry', 'apple 100% picker']);
    expect((await sorted('job.endDate'))[0]).toBe('cherry');
    expect((await sorted('organization.accountName'))[0]).toBe('elder');
    expect((await sorted('job.status'))[0]).toBe('Damson');
    expect(await sorted('position.name')).toHaveLength(6);
    expect((await read({ sortedColumn: 'job.id; drop table job' })).status).toBe(400);
  });

  it('walks all pages without loss and marks what is over [W7.7, W7.12] (I6)', async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < 6; offset += 2) {
      const { body } = await read({ offset: String(offset), limit: '2', sortedColumn: 'job.status' });
      expect(body.totalItemsCount).toBe(6);
      seen.push(...titles(body));
    }
    expect(new Set(seen).size).toBe(6);
    const [cherry] = (await read({ filters: '{"title":"cherry"}' })).body.items;
    expect(cherry).toMatchObject({ isExpired: true, status: 'open', statusCode: 2, version: 1 });
  });

  it('refuses what it cannot read (S21)', async () => {
    for (const filters of ['{', '[]', '{"statuses":["ended"]}', '{"county":[68]}', '{"title":7}'])
      expect([filters, (await read({ filters })).status]).toEqual([filters, 400]);
    for (const [name, value] of [
      ['offset', '-1'],
      ['limit', '0'],
      ['limit', '1000000'],
      ['offset', '1e9'],
    ] as const)
      expect((await read({ [name]: value })).status).toBe(400);
  });
});

describe('Job Posts You Manage', () => {
  const read = async (query: Record<string, string> = {}, as = world.poster) =>
    (await app.get(`/api/jobs/user/posts?${new URLSearchParams(query)}`, { as: as.token })).body;

  it('are those of own organizations and own making, and no others [W8.10, P12.6]', async () => {
    expect(titles(await read()).sort()).toEqual(['Banana_sorter', 'Damson', 'Fig', 'apple 100% picker', 'cherry']);
    expect(titles(await read({}, world.otherPoster))).toEqual(['elder']);
    expect(titles(await read({}, world.manager))).toEqual(['Fig']);
    expect((await app.get('/api/jobs/user/posts', { as: world.seeker.token })).status).toBe(403);
  });

  it('sort by all five and filter by status [W8.2, W8.3]', async () => {
    expect(titles(await read({ sortedBy: 'title' }))[0]).toBe('apple 100% picker');
    expect(titles(await read({ sortedBy: 'endDate' }))[0]).toBe('cherry');
    expect(
      titles(await read({ sortedBy: 'applicants' }))
        .slice(0, 2)
        .sort(),
    ).toEqual(['Fig', 'apple 100% picker']);
    // By the number that the card shows: the organization's own, else that of the board.
    const byNumber = titles(await read({ sortedBy: 'number' }));
    expect(byNumber).toEqual(['cherry', 'apple 100% picker', 'Fig', 'Banana_sorter', 'Damson']);
    expect(titles(await read({ sortedBy: 'number', sortedAlgorithm: 'DESC' }))).toEqual(byNumber.reverse());
    expect(titles(await read({ sortedBy: 'status' }))[0]).toBe('Damson');
    expect(titles(await read({ status: 'unsubmitted' }))).toEqual(['Damson']);
    expect((await read({ status: 'ended' })).statusCode).toBe(400);
    for (const sortedBy of ['status', 'title', 'applicants']) {
      expect(titles(await read({ status: 'expired', sortedBy }))).toEqual(['cherry']);
      expect(titles(await read({ status: 'open', sortedBy })).sort()).toEqual([
        'Banana_sorter',
        'Fig',
        'apple 100% picker',
      ]);
    }
    await app.patch(`/api/jobs/${ids.get('Banana_sorter')}/status`, {
      as: world.poster.token,
      body: { status: 'filled' },
    });
    expect(titles(await read({ excludeFilled: 'true', excludeClosed: 'true' }))).not.toContain('Banana_sorter');
    expect((await read({ limit: '2', offset: '4' })).items).toHaveLength(1);
  });

  it('tell how many applied and what the listing says [W8.5, W8.6, W8.7, W6.16, W6.18, W6.19]', async () => {
    const texts = Object.fromEntries(
      (await read()).items.map((job: { title: string; listingText: string }) => [job.title, job.listingText]),
    );
    expect(texts).toMatchObject({
      'apple 100% picker': 'Accepting applications',
      cherry: 'Expired - No Applicants!',
      Damson: 'Not accepting applications',
    });
    const [apple] = (await read({ sortedBy: 'title' })).items;
    expect(apple).toMatchObject({ applicationsCount: 1, applicantsReleased: 0, applicantsToRelease: 1 });
  });
});

describe('jobs with applicants to review', () => {
  const read = (list: string, as: TestUser) => app.get(`/api/jobs/admin/${list}`, { as: as.token });
  const release = async (title: string, to: 'reviewers' | 'applicants') => {
    const jobId = ids.get(title) ?? '';
    const as = world.manager.token;
    const { items } = (await app.get(`/api/applications/admin/data?jobId=${jobId}`, { as })).body;
    const body = { jobId, releasedApplications: [items[0].id], reviewByDate: dayFromToday(50) };
    expect((await app.patch(`/api/applications/admin/release/${to}`, { as, body })).status).toBe(200);
  };

  it('come by review-by date and status on the dashboard', async () => {
    const { body } = await read('dashboardReviewApplicants?sortAlgorithm=ASC&limit=1', world.manager);
    expect(body).toMatchObject({
      totalItemsCount: 3,
      items: [{ title: 'Fig', isBoardReview: true, releasedToReviewers: 0, applicationsWaiting: 1 }],
    });
    expect(titles((await read('dashboardReviewApplicants?statuses=closed', world.manager)).body)).toEqual([]);
  });

  it('are a reviewer’s own, of the board or of the organization without one, once there is something to read [W4.3, W12.3, W12.5, P12.7] (T6)', async () => {
    const stranger = await createAccount(app, { privileges: [2], organizations: [] });
    const signedIn = await app.post('/api/auth/signin', {
      body: { email: stranger.email, password: 'Harrisburg-17' },
    });
    const nobody = { ...stranger, token: signedIn.body.accessToken, refreshToken: '' };
    const lists = ['reviewApplicants', 'dashboardReviewApplicants?statuses=open'];
    for (const list of lists) expect(titles((await read(list, world.reviewer)).body)).toEqual([]);
    await release('Fig', 'reviewers');
    await release('apple 100% picker', 'applicants');
    for (const list of lists) {
      const { items } = (await read(list, world.reviewer)).body;
      expect(items).toMatchObject([
        { title: 'Fig', applicationsWaiting: 1 },
        { title: 'apple 100% picker', applicationsWaiting: 1 },
      ]);
      expect(titles((await read(list, nobody)).body)).toEqual([]);
      const all = (await read(list, world.manager)).body;
      expect(titles(all).sort()).toEqual(['Fig', 'apple 100% picker', 'elder']);
      for (const { title, applicationsWaiting } of all.items)
        expect([title, applicationsWaiting]).toEqual([title, title === 'elder' ? 1 : 0]);
      expect((await read(list, world.poster)).status).toBe(403);
    }
  });

  it('are only those with unreleased applications, where the dashboard tells what to do (U53)', async () => {
    const waiting = async (as: TestUser) => (await read('reviewApplicants?show=waiting', as)).body;
    expect(await waiting(world.manager)).toMatchObject({ totalItemsCount: 1, items: [{ title: 'elder' }] });
    expect(titles(await waiting(world.reviewer))).toEqual(['Fig', 'apple 100% picker']);
    // After its review date, an application of a board waits for its release to the organization.
    await app.rows("update job set board_review_days = now() - interval '2 minutes' where id = ? returning 1", [
      ids.get('Fig'),
    ]);
    const { items, totalItemsCount } = await waiting(world.manager);
    expect([totalItemsCount, ...titles({ items })]).toEqual([2, 'Fig', 'elder']);
    expect(items).toMatchObject([{ applicationsWaiting: 1 }, { applicationsWaiting: 1 }]);
  });

  it('tell how many have no outcome yet, like every list and the form (T43)', async () => {
    const as = world.manager.token;
    const jobId = ids.get('Fig') ?? '';
    const paths = ['jobs/admin', 'jobs/user/posts', 'jobs/admin/reviewApplicants', `jobs/${jobId}/admin`];
    const undecided = () =>
      Promise.all(
        paths.map(async (path) => {
          const { body } = await app.get(`/api/${path}`, { as });
          return (body.items?.find(({ id }: { id: string }) => id === jobId) ?? body).applicationsUndecided;
        }),
      );
    expect(await undecided()).toEqual([1, 1, 1, 1]);
    const { items } = (await app.get(`/api/applications/admin/data?jobId=${jobId}`, { as })).body;
    const body = { jobId, applications: [items[0].id], stage: 'notSelected' };
    expect((await moveToStage(app, world.manager, body)).status).toBe(200);
    expect(await undecided()).toEqual([0, 0, 0, 0]);
  });
});
