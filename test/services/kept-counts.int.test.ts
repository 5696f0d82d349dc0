import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Stage } from '#modules/applications/contract/api/stage-rules.js';
import { Privilege } from '#modules/shared/privileges.js';
import { KeptCounts } from '#platform/database/kept-counts.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import fc from '../support/fast-check.js';
import { cloneSeekers, createOpenJob, type Seeker, saveDraft } from '../support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '../support/fixtures/review.js';
import { moveToStage } from '../support/fixtures/stages.js';
import { writeLogEntries } from '../support/fixtures/system-log.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { findCountBreaches } from '../support/invariants/breaches.js';

/** With it every action succeeds several times. */
const SEED = 12;

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let seekers: Seeker[];
beforeAll(async () => {
  app = await startApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  seekers = await cloneSeekers(app, cast.rachel, 4);
});
afterAll(() => app?.close());

const countsOf = async (jobId: string) => {
  const path = '/api/jobs/admin/reviewApplicants?limit=500';
  const { body } = await app.get(path, { as: cast.manager.token });
  const { id, applicationsCount, applicantsReleased, releasedToReviewers } =
    body.items.find((job: { id: string }) => job.id === jobId) ?? {};
  return { id, applicationsCount, applicantsReleased, releasedToReviewers };
};

describe('counts of applicants', () => {
  const APPLICATION_ACTIONS = ['save', 'submit', 'withdraw', 'remove', 'release', 'releaseToReviewers'] as const;
  const STAGE_ACTIONS = ['putUnderReview', 'reject', 'undo', 'fill'] as const;
  const ACTIONS = [...APPLICATION_ACTIONS, ...STAGE_ACTIONS, 'read', 'delete', 'changeOrganization'] as const;
  type Action = (typeof ACTIONS)[number];
  let jobIds: string[];
  let lastMoveId = '';
  const openJobs = async () => {
    jobIds = [await does.boardJob(), await createOpenJob(app, cast.boss)];
  };
  beforeEach(openJobs);

  it('equal counting after any sequence of changes (W12.8)', async () => {
    const step = fc.record({ action: fc.constantFrom(...ACTIONS), seeker: fc.nat(3), job: fc.nat(1) });
    const changed = new Map<Action, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
        // Nobody can apply for filled ones any more.
        await openJobs();
        await Promise.all(jobIds.map((jobId) => does.apply(jobId, seekers[0])));
        for (const { action, seeker, job } of steps) {
          const status = await perform(action, seekers[seeker] as Seeker, jobIds[job] as string);
          if (status < 300) changed.set(action, (changed.get(action) ?? 0) + 1);
        }
        expect(await findCountBreaches(app)).toEqual([]);
      }),
      { numRuns: 25, seed: SEED },
    );
    expect(changed.get('submit')).toBeGreaterThan(5);
    for (const action of STAGE_ACTIONS) expect([action, changed.get(action) ?? 0]).not.toEqual([action, 0]);
  });

  it('are right when many apply for one job at once', async () => {
    const [, jobId = ''] = jobIds;
    await Promise.all(seekers.map((seeker) => does.apply(jobId, seeker)));
    expect(await countsOf(jobId)).toMatchObject({ applicationsCount: 4, applicantsReleased: 0 });
    expect(await findCountBreaches(app)).toEqual([]);
  });

  it('are corrected by a recount while people apply', async () => {
    const [, jobId = ''] = jobIds;
    const { id } = await does.apply(jobId, seekers[0]);
    await does.open(cast.manager, id);
    await app.rows(
      "update job_applicants set submitted = submitted + 7, job_organization = '0' where job_id = ? returning 1",
      [jobId],
    );
    expect(await countsOf(jobId)).toMatchObject({ applicationsCount: 8, applicantsReleased: 0 });
    await app.rows(
      `with wrong as (update job_reader set released = released + 3 where job_id = ? returning job_id)
       insert into job_reader select job_id, gen_random_uuid(), 1, 0 from wrong returning 1`,
      [jobId],
    );
    expect(await findCountBreaches(app)).toHaveLength(3);
    const [corrected] = await Promise.all([
      app.service(KeptCounts).recountAll(),
      does.apply(jobId, seekers[1]),
      does.apply(jobId, seekers[2]),
    ]);
    expect(corrected).toEqual({
      'applicants of jobs': 1,
      'applications that were read': 2,
      'entries of the system log': 0,
    });
    expect(await findCountBreaches(app)).toEqual([]);
    expect(await countsOf(jobId)).toMatchObject({ applicationsCount: 3, applicantsReleased: 0 });
  });

  it('are right, and nobody is refused, while somebody who has read the applications is removed', async () => {
    const [, jobId = ''] = jobIds;
    const readers = await Promise.all(Array.from({ length: 3 }, () => createSignedInUser(app, { privileges: [3] })));
    const first = await does.apply(jobId, seekers[0]);
    for (const reader of readers) expect((await does.open(reader, first.id)).status).toBe(200);
    await app.idle();
    const admin = await createSignedInUser(app, { privileges: [8] });
    const removals = readers.map(async ({ id }) => (await app.delete(`/api/users/${id}`, { as: admin.token })).status);
    const submissions = seekers.slice(1).map(async (seeker) => Boolean((await does.apply(jobId, seeker)).id));
    expect(await Promise.all([...removals, ...submissions])).toEqual([200, 200, 200, true, true, true]);
    expect(await findCountBreaches(app)).toEqual([]);
    expect(await countsOf(jobId)).toMatchObject({ applicationsCount: 4 });
    const left = await app.rows('select 1 from job_reader where job_id = ? and reader_id <> ?', [
      jobId,
      cast.manager.id,
    ]);
    expect(left).toEqual([]);
  });

  /** Performs an action where it is possible; returns its HTTP status. */
  async function perform(action: Action, seeker: Seeker, jobId: string): Promise<number> {
    const [row] = await app.rows<{ id: string }>(
      "select id from application where job_id = ? and user_id = ? and type <> 'withdrawn'",
      [jobId, seeker.id],
    );
    const id = row?.id ?? jobId;
    const asManager = { as: cast.manager.token };
    const moveTo = async (stage: Stage) => {
      const body = { jobId, applications: [id], stage };
      const { status, body: moved } = await moveToStage(app, cast.manager, body);
      if (moved.moveId) lastMoveId = moved.moveId;
      return { status };
    };
    const calls = {
      save: () => saveDraft(app, seeker, jobId),
      submit: async () => ({ status: (await does.apply(jobId, seeker)).id ? 201 : 409 }),
      withdraw: () => app.delete(`/api/applications/${id}`, { as: seeker.token }),
      delete: () => app.delete(`/api/applications/${jobId}`, { as: seeker.token }),
      remove: () => app.delete(`/api/applications/admin/${id}`, asManager),
      release: () => does.toApplicants(jobId, [id]),
      releaseToReviewers: () => does.toReviewers(jobId, [id]),
      read: async () => {
        await does.open(cast.reviewer, id);
        return does.open(cast.manager, id);
      },
      // By hand, since a posting with applicants keeps its organization.
      changeOrganization: async () => {
        await app.rows("update job set organization = organization || '0' where id = ? returning 1", [jobId]);
        return { status: 204 };
      },
      putUnderReview: () => moveTo('underReview'),
      reject: () => moveTo('notSelected'),
      undo: () => app.patch('/api/applications/admin/stage/undo', { ...asManager, body: { moveId: lastMoveId } }),
      fill: () => app.patch(`/api/jobs/${jobId}/status`, { ...asManager, body: { status: 'filled' } }),
    };
    const { status } = await calls[action]();
    return status;
  }
});

describe('counts of log entries', () => {
  const LISTS = ['', '&level=info', '&level=error', '&date=2020-02-03', '&level=warning&date=2020-02-03'];
  const totals = () => Promise.all(LISTS.map(async (list) => (await logs(list)).totalItemsCount));
  let admin: string;
  const logs = async (list: string) => (await app.get(`/api/logs?limit=1${list}`, { as: admin })).body;
  const counted = async () => {
    const [row] = await app.rows<Record<string, number>>(
      `select count(*)::int as "all", count(*) filter (where level = 'info')::int as info,
              count(*) filter (where level = 'error')::int as error,
              count(*) filter (where (at at time zone 'America/New_York')::date = '2020-02-03')::int as day,
              count(*) filter (where level = 'warning' and (at at time zone 'America/New_York')::date = '2020-02-03')::int as both
         from system_log`,
    );
    return [row?.all, row?.info, row?.error, row?.day, row?.both];
  };

  it('equal counting for each filter, whatever is added, changed or removed', async () => {
    ({ token: admin } = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] }));
    await app.idle();
    await writeLogEntries(
      app,
      Array.from({ length: 30 }, (_, n) => ({
        at: new Date(Date.parse('2020-02-04T04:30:00Z') + n * 600_000).toISOString(),
        level: ['info', 'warning', 'error'][n % 3] ?? '',
        message: `entry ${n}`,
      })),
    );
    // Outcomes of the tests before may settle meanwhile, which is logged.
    await eventually(async () => expect(await totals()).toEqual(await counted()));
    await app.rows("update system_log set level = 'error' where level = 'warning' and at < '2021-01-01' returning 1");
    await app.rows("delete from system_log where level = 'info' and at < '2021-01-01' returning 1");
    await eventually(async () => {
      const after = await totals();
      expect(after).toEqual(await counted());
      expect(after.slice(2)).toEqual([20, 2, 0]);
    });
  });

  it('of a word grow with the log', async () => {
    expect((await logs('&message=ENTRY')).totalItemsCount).toBe(20);
    await writeLogEntries(app, [{ at: new Date().toISOString(), level: 'info', message: 'another entry' }]);
    expect((await logs('&message=ENTRY')).totalItemsCount).toBe(21);
  });
});
