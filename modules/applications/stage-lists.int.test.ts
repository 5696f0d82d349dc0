import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { CONTACT, cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
  statusesOf,
} from '#test/support/fixtures/review.js';
import { moveToStage } from '#test/support/fixtures/stages.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import type { Applicant } from './contract/api/lists.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let people: Seeker[];
let jobId: string;
/** Four applications, in the order of applying. */
let ids: string[];

beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  people = await cloneSeekers(app, cast.rachel, 4);
});
beforeEach(async () => {
  jobId = await createOpenJob(app, cast.boss, { title: 'Librarian' });
  ids = [];
  for (const person of people) ids.push((await does.apply(jobId, person)).id);
});

const list = async (query = '', as: TestUser = cast.manager) => (await does.applicants(as, jobId, query)).body;
/** The listed applications, as numbers in the order of applying. */
const listed = async (query: string, as?: TestUser): Promise<number[]> =>
  (await list(query, as)).items.map(({ id }: Applicant) => ids.indexOf(id));
const move = (applications: readonly number[], stage: string) =>
  moveToStage(app, cast.manager, { jobId, applications: applications.map((at) => ids[at]), stage });

/** Names and cities in another order than that of applying, and in mixed case. */
const CONTACTS = [
  { contactName: 'Ann', contactSurname: 'brandt', city: 'York' },
  { contactName: 'Zoe', contactSurname: 'Brandt', city: 'hershey' },
  { contactName: 'Max', contactSurname: 'Allen', city: 'Hershey' },
  { contactName: 'Eva', contactSurname: 'Zook', city: 'Lancaster' },
];

describe('applicants by stage', () => {
  it('are those of one stage, and of all stages without it', async () => {
    await move([1, 3], 'interview');
    await move([0], 'underReview');
    expect(await listed('&stage=interview')).toEqual([3, 1]);
    expect(await listed('&stage=underReview')).toEqual([0]);
    expect((await list('&stage=offer')).totalItemsCount).toBe(0);
    expect(await listed('&canMove=true')).toEqual([3, 2, 1, 0]);
    const { items } = await list();
    expect(items.map(({ stage }: Applicant) => stage)).toEqual(['interview', 'new', 'interview', 'underReview']);
    expect((await does.applicants(cast.manager, jobId, '&stage=elsewhere')).status).toBe(400);
  });

  it('are for posters those released to them; their own list shows the others by name', async () => {
    await move([1, 2], 'interview');
    await does.toApplicants(jobId, [ids[0], ids[1]]);
    expect(await listed('&canMove=true', cast.boss)).toEqual([1, 0]);
    expect(await listed('&stage=interview', cast.boss)).toEqual([1]);
    const { items } = await list('', cast.boss);
    expect(items.map(({ canMove }: Applicant) => canMove)).toEqual([false, false, true, true]);
  });

  it('are no matter of reviewers, who see neither stages nor groups', async () => {
    await move([0], 'interview');
    await does.toApplicants(jobId, [ids[0]]);
    const { items } = await list('', cast.reviewer);
    expect(items).toMatchObject([{ id: ids[0], stage: null, stageAt: null, group: null, canMove: false }]);
    const calls = ['&stage=interview', '&canMove=true'].map((query) => does.applicants(cast.reviewer, jobId, query));
    expect(await statusesOf(calls)).toEqual([404, 404]);
  });

  it('say which message a refusal gets, and what the user has read', async () => {
    await app.get(`/api/applications/review/${ids[1]}`, { as: cast.manager.token });
    await does.toApplicants(jobId, ids);
    await move([2], 'interview');
    await move([3], 'notSelected');
    const read = async (as: TestUser) =>
      (await list('&sortAlgorithm=ASC', as)).items.map(({ group, isRead }: Applicant) => [group, isRead]);
    const groups = (own: boolean) => [
      ['unread', false],
      ['read', own],
      ['interviewed', false],
      [null, false],
    ];
    expect(await read(cast.manager)).toEqual(groups(true));
    expect(await read(cast.boss)).toEqual(groups(false));
  });

  it('[W8.8] are sorted by each column, both ways', async () => {
    jobId = await createOpenJob(app, cast.boss);
    ids = [];
    for (const person of await cloneSeekers(app, cast.rachel, CONTACTS.length)) {
      const body = { ...CONTACT, ...CONTACTS[ids.length] };
      await app.patch(`/api/users/${person.id}/contact-details`, { as: person.token, body });
      ids.push((await does.apply(jobId, person)).id);
    }
    const sorted = (column: string, algorithm: string) =>
      listed(`&canMove=true&sortedColumn=${column}&sortAlgorithm=${algorithm}`);
    for (const [column, order] of [
      ['candidate', [2, 0, 1, 3]],
      ['from', [1, 2, 3, 0]],
      ['submittedAt', [0, 1, 2, 3]],
    ] as const) {
      expect([column, await sorted(column, 'ASC')]).toEqual([column, order]);
      expect([column, await sorted(column, 'DESC')]).toEqual([column, [...order].reverse()]);
    }
    expect((await does.applicants(cast.manager, jobId, '&sortedColumn=stage')).status).toBe(400);
  });

  it('show everybody once over all pages, although all have one name', async () => {
    await move([0, 1, 2, 3], 'underReview');
    const page = (offset: number) =>
      listed(`&stage=underReview&sortedColumn=candidate&sortAlgorithm=ASC&offset=${offset}&limit=2`);
    expect([...(await page(0)), ...(await page(2))].sort()).toEqual([0, 1, 2, 3]);
    expect((await list('&stage=underReview&limit=2')).totalItemsCount).toBe(4);
  });
});

describe('the numbers of applicants', () => {
  const stages = async (as: TestUser) =>
    (await app.get(`/api/applications/admin/stages?jobId=${jobId}`, { as: as.token })).body;

  it('come with the job, and with those who are not released to its posters', async () => {
    await does.toApplicants(jobId, [ids[0]]);
    expect(await stages(cast.boss)).toMatchObject({
      job: {
        id: jobId,
        title: 'Librarian',
        status: 'open',
        organization: { accountNumber: cast.boss.organization },
        listingNumber: expect.any(String),
        isBoardReview: false,
        boardReviewDays: null,
      },
      total: 1,
      unreleasedCount: 3,
      unreleased: [{ firstName: 'Rachel', lastName: 'Hoover' }, {}, {}],
    });
    expect(await stages(cast.manager)).toMatchObject({ total: 4, unreleasedCount: 0, unreleased: [] });
  });
});

describe('a refusal without a message', () => {
  it('says nothing of a filled position, as it is not filled', async () => {
    await app.get(`/api/applications/review/${ids[1]}`, { as: cast.manager.token });
    await move([0, 1], 'notSelected');
    const messages = await app.rows<{ message: string }>(
      'select message from application_move where application_id = any(?::uuid[]) order by application_id',
      [`{${ids.join(',')}}`],
    );
    expect(messages.map(({ message }) => message)).toEqual([
      expect.stringContaining('Your application will not be considered further.'),
      expect.stringContaining('We read your application with care'),
    ]);
  });
});

describe('who would become Not selected without a choice (T43)', () => {
  const undecided = async (as: TestUser, ...jobs: string[]) =>
    (await app.get(`/api/applications/admin/undecided?${jobs.map((id) => `jobs=${id}`).join('&')}`, { as: as.token }))
      .body;

  it('is counted by the message that each gets; of those not released a poster knows only the number', async () => {
    await app.get(`/api/applications/review/${ids[1]}`, { as: cast.manager.token });
    await move([0], 'interview');
    await move([3], 'notSelected');
    await does.toApplicants(jobId, [ids[1]]);
    const empty = await createOpenJob(app, cast.boss, { title: 'Nobody applied' });
    const none = { interviewed: 0, read: 0, unread: 0, unreleased: 0 };
    const counts = await undecided(cast.manager, jobId, empty);
    expect(counts).toHaveLength(2);
    expect(counts).toContainEqual({ ...none, jobId, interviewed: 1, read: 1, unread: 1 });
    expect(counts).toContainEqual({ ...none, jobId: empty });
    expect(await undecided(cast.boss, jobId)).toEqual([{ ...none, jobId, read: 1, unreleased: 2 }]);
  });

  it('is told only of jobs that the user may fill', async () => {
    expect(await undecided(cast.strangeBoss, jobId)).toEqual([]);
    expect((await undecided(cast.reviewer, jobId)).statusCode).toBe(403);
    expect((await undecided(cast.manager)).statusCode).toBe(400);
    expect((await undecided(cast.manager, 'x')).statusCode).toBe(400);
  });
});
