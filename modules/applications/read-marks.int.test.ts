import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { TestApp } from '#test/support/app.js';
import { waitUntilBlocking } from '#test/support/blocked-transaction.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { findCountBreaches } from '#test/support/invariants/breaches.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let seekers: Seeker[];
let jobId: string;
let ids: string[];

beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  seekers = await cloneSeekers(app, cast.rachel, 2);
});

async function begin(job: Promise<string>): Promise<void> {
  jobId = await job;
  ids = [];
  for (const seeker of seekers) ids.push((await does.apply(jobId, seeker)).id);
}

/** Applications to read of the job, in the list of Review Applicants; undefined if the job is not in it. */
const toRead = async (as: TestUser, list = 'reviewApplicants?limit=100') => {
  const { items } = (await app.get(`/api/jobs/admin/${list}`, { as: as.token })).body;
  return items.find(({ id }: { id: string }) => id === jobId)?.applicationsWaiting;
};
const asTask = (as: TestUser) => toRead(as, 'reviewApplicants?show=waiting&limit=100');
const read = (at: number, as: TestUser) => does.open(as, ids[at] ?? '');

describe('what a reviewer has still to read', () => {
  beforeEach(() => begin(createOpenJob(app, cast.boss)));

  it('is what is released and not opened by this reviewer, everywhere', async () => {
    expect(await toRead(cast.reviewer)).toBeUndefined();
    await does.toApplicants(jobId, ids);
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([2, 2]);
    await read(0, cast.reviewer);
    await read(0, cast.reviewer);
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([1, 1]);
    expect([await toRead(cast.colleague), await asTask(cast.colleague)]).toEqual([2, 2]);
    const { items } = (await does.applicants(cast.reviewer, jobId, '&sortAlgorithm=ASC')).body;
    expect(items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, false]);
  });

  it('is no task once everything is read, and the job stays in the list', async () => {
    await does.toApplicants(jobId, ids);
    for (const at of [0, 1]) await read(at, cast.reviewer);
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([0, undefined]);
    await app.delete(`/api/applications/${ids[0]}`, { as: seekers[0]?.token ?? '' });
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([0, undefined]);
    ids.push((await does.apply(jobId, seekers[0])).id);
    await does.toApplicants(jobId, [ids[2]]);
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([1, 1]);
    expect(await findCountBreaches(app)).toEqual([]);
  });

  it('does not count what an administrator who also reviews read before its release', async () => {
    await read(0, cast.manager);
    await read(1, cast.manager);
    await does.toApplicants(jobId, [ids[0]]);
    expect(await app.rows('select released from job_reader where job_id = ?', [jobId])).toEqual([{ released: 1 }]);
    await app.rows('delete from application where id = ? returning 1', [ids[0]]);
    await app.service(PostingsApi).countApplicants([jobId]);
    expect(await app.rows('select released from job_reader where job_id = ?', [jobId])).toEqual([{ released: 0 }]);
    expect(await findCountBreaches(app)).toEqual([]);
  });

  it('counts right when an application is opened while it is withdrawn', async () => {
    await does.toApplicants(jobId, ids);
    const client = new pg.Client(app.home.databaseUrl);
    await client.connect();
    try {
      const rows = async (sql: string) => (await client.query(sql)).rows;
      await client.query('begin');
      await client.query('select 1 from job_applicants where job_id = $1 for update', [jobId]);
      const opened = read(0, cast.reviewer);
      await waitUntilBlocking(rows);
      const withdrawn = app.delete(`/api/applications/${ids[0]}`, { as: seekers[0]?.token ?? '' });
      await waitUntilBlocking(rows, 2);
      await client.query('commit');
      expect([(await opened).status, (await withdrawn).status]).toEqual([200, 204]);
    } finally {
      await client.end();
    }
    expect([await toRead(cast.reviewer), await findCountBreaches(app)]).toEqual([1, []]);
  });
});

describe('what a board has still to read', () => {
  beforeEach(() => begin(does.boardJob()));

  it('is what was released to it, whatever is released to the organization', async () => {
    await does.toReviewers(jobId, ids);
    await read(1, cast.reviewer);
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([1, 1]);
    await app.rows('update application set released_at = now() where id = ? returning 1', [ids[0]]);
    await app.service(PostingsApi).countApplicants([jobId]);
    expect(await toRead(cast.reviewer)).toBe(1);
    await read(0, cast.reviewer);
    expect([await toRead(cast.reviewer), await asTask(cast.reviewer)]).toEqual([0, undefined]);
    expect(await findCountBreaches(app)).toEqual([]);
  });
});
