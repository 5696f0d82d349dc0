import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Reply, TestApp } from '#test/support/app.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { JOB_STATUSES, type JobStatus } from './contract/api/lists.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
  for (const status of JOB_STATUSES) made.set(status, await madeBy(world.creator, status));
  // From here on the creator has no other right to the postings (P12.8).
  await app.rows(`update account set privileges = '{}' where id = ?`, [world.creator.id]);
});

/** One posting of the creator in each status. */
const made = new Map<JobStatus, string>();

const requestStatus = (id: string, status: string, as: TestUser) =>
  app.patch(`/api/jobs/${id}/status`, { as: as.token, body: { status } });

async function rowOf(id: string): Promise<{ status: string; version: number; deleted: boolean }> {
  const [row] = await app.rows<{ status: string; version: number; deleted: boolean }>(
    'select status, version, deleted_at is not null as deleted from job where id = ?',
    [id],
  );
  if (!row) throw new Error('There is no such job.');
  return row;
}

async function reject(id: string, as: TestUser, rejectionReason?: string): Promise<Reply> {
  const jobData = { id, version: (await rowOf(id)).version, status: 'rejected', rejectionReason };
  return app.patch(`/api/jobs/${id}`, { as: as.token, form: jobForm(jobData) });
}

/** A posting in this status, with a position that needs approval, approved if the status requires it. */
async function madeBy(maker: TestUser, status: JobStatus): Promise<string> {
  const { id } = await createJob(app, maker, {
    organization: HARRISBURG,
    position: world.superintendent.id,
    status: status === 'unsubmitted' ? 'unsubmitted' : 'open',
  });
  if (status === 'rejected') await reject(id, world.manager, 'other');
  if (['open', 'filled', 'closed'].includes(status)) await requestStatus(id, 'open', world.manager);
  if (status === 'filled' || status === 'closed') await requestStatus(id, status, world.manager);
  expect((await rowOf(id)).status).toBe(status);
  return id;
}

describe('every move from every status by everybody', () => {
  type Who = 'manager' | 'poster' | 'creator' | 'otherPoster' | 'seeker';
  const MOVES = ['unsubmitted', 'open', 'closed', 'filled', 'rejected', 'delete'] as const;
  const EDITABLE = ['unsubmitted', 'pendingApproval', 'rejected', 'open'];
  /** Statuses that allow each requested status, written by hand from "near W6.21", "near W6.8" and W6.15. */
  const FROM: Record<(typeof MOVES)[number], string[]> = {
    unsubmitted: EDITABLE,
    open: EDITABLE,
    closed: ['pendingApproval', 'open'],
    filled: ['open'],
    rejected: ['pendingApproval'],
    delete: ['unsubmitted', 'filled', 'rejected', 'closed'],
  };

  function expected(who: Who, move: (typeof MOVES)[number], status: JobStatus): number {
    if (who === 'otherPoster') return 404;
    if (who === 'seeker') return 403;
    if (who === 'creator' && move !== 'unsubmitted') return 403;
    if (who === 'poster' && move === 'rejected') return 403;
    if (!FROM[move].includes(status)) return 409;
    return move === 'delete' ? 204 : 200;
  }

  async function attempt(id: string, move: (typeof MOVES)[number], as: TestUser): Promise<number> {
    if (move === 'delete') return (await app.delete(`/api/jobs/${id}`, { as: as.token })).status;
    if (move === 'rejected') return (await reject(id, as, 'other')).status;
    return (await requestStatus(id, move, as)).status;
  }

  it.each(JOB_STATUSES)(
    'from %s: allowed ones happen, forbidden ones change nothing [W6.2, W6.8, W6.9, W6.11, W6.13, W6.15, W6.21, W6.22, P12.6, P12.8] (T11, T13, S4)',
    async (status) => {
      for (const who of ['seeker', 'otherPoster', 'poster', 'manager', 'creator'] as const) {
        for (const move of MOVES) {
          const answer = expected(who, move, status);
          const isRefused = answer >= 400;
          const isShared = isRefused || who === 'creator';
          const id = isShared ? (made.get(status) ?? '') : await madeBy(world.poster, status);
          const before = await rowOf(id);
          expect([who, move, await attempt(id, move, world[who])]).toEqual([who, move, answer]);
          if (isRefused) expect(await rowOf(id)).toEqual(before);
          else expect((await rowOf(id)).deleted).toBe(move === 'delete');
        }
      }
    },
  );

  it.each(['closed', 'filled', 'delete'] as const)(
    '%s leaves a posting as it is that was changed since its version was read [W6.13, W6.15, W6.21]',
    async (move) => {
      const id = await madeBy(world.poster, move === 'delete' ? 'closed' : 'open');
      const as = world.poster.token;
      const attemptOf = (version: number) =>
        move === 'delete'
          ? app.delete(`/api/jobs/${id}?version=${version}`, { as })
          : app.patch(`/api/jobs/${id}/status`, { as, body: { status: move, version } });
      const before = await rowOf(id);
      const { status, body } = await attemptOf(before.version - 1);
      expect([status, body.code]).toEqual([409, 'stale']);
      expect(await rowOf(id)).toEqual(before);
      expect((await attemptOf(before.version)).status).toBe(move === 'delete' ? 204 : 200);
    },
  );

  it('asks visitors to sign in [P12.4]', async () => {
    const id = made.get('open');
    expect((await app.patch(`/api/jobs/${id}/status`, { body: { status: 'closed' } })).status).toBe(401);
    expect((await app.delete(`/api/jobs/${id}`)).status).toBe(401);
    expect((await app.post('/api/jobs', { form: jobForm({}) })).status).toBe(401);
  });
});

describe('approval', () => {
  const ofSuperintendent = () => ({ organization: HARRISBURG, position: world.superintendent.id });

  it('is waited for, given once, and remembered [W6.5, W6.7] (T10, T12)', async () => {
    const job = await createJob(app, world.poster, { ...ofSuperintendent(), status: 'open' });
    expect(job.status).toBe('pendingApproval');
    expect((await requestStatus(job.id, 'open', world.poster)).body.status).toBe('pendingApproval');
    expect((await requestStatus(job.id, 'open', world.manager)).body.status).toBe('open');
    expect((await requestStatus(job.id, 'unsubmitted', world.poster)).body.status).toBe('unsubmitted');
    expect((await requestStatus(job.id, 'open', world.poster)).body.status).toBe('open');
  });

  it('is lost when organization or position change, also when they change back (T10)', async () => {
    const { id } = await createJob(app, world.poster, { ...ofSuperintendent(), status: 'open' });
    await requestStatus(id, 'open', world.manager);
    const change = async (position: string) => {
      const { version } = await rowOf(id);
      const jobData = { ...jobPayload({ organization: HARRISBURG, position }), status: 'open', version };
      return (await app.patch(`/api/jobs/${id}`, { as: world.poster.token, form: jobForm(jobData) })).body.status;
    };
    expect(await change(world.teacher.id)).toBe('open');
    expect(await change(world.superintendent.id)).toBe('pendingApproval');
  });

  it('is not asked for a position that needs none [W6.6] (T12)', async () => {
    const { status } = await createJob(app, world.poster, {
      organization: HARRISBURG,
      position: world.teacher.id,
      status: 'open',
    });
    expect(status).toBe('open');
  });

  it('is refused only with a reason, by an administrator [W6.9, W6.21]', async () => {
    const { id } = await createJob(app, world.poster, { ...ofSuperintendent(), status: 'pendingApproval' });
    const without = await reject(id, world.manager);
    expect(without).toMatchObject({ status: 422, body: { fields: [{ path: 'rejectionReason' }] } });
    expect((await requestStatus(id, 'rejected', world.manager)).status).toBe(422);
    expect((await reject(id, world.manager, 'ugly')).status).toBe(400);
    expect((await reject(id, world.poster, 'other')).status).toBe(403);
    expect((await reject(id, world.manager, 'pendingAuthorization')).body.status).toBe('rejected');
    const read = await app.get(`/api/jobs/${id}/admin`, { as: world.poster.token });
    expect(read.body.listingText).toBe('Pending authorization, please contact the association');
  });
});

it('a rejection is told with its reason, by whom and when, until the posting is posted again [W5.13, W6.9]', async () => {
  const { id } = await createJob(app, world.poster, {
    organization: HARRISBURG,
    position: world.superintendent.id,
    status: 'open',
  });
  const rejection = async () => {
    const { body } = await app.get(`/api/jobs/${id}/admin`, { as: world.poster.token });
    return [body.rejectionReason, body.rejectedAt, body.rejectedBy];
  };
  expect(await rejection()).toEqual([null, null, null]);
  await reject(id, world.manager, 'ineligibleOrganization');
  const reported = ['ineligibleOrganization', expect.any(String), { firstName: 'Robin', lastName: 'Miller' }];
  expect(await rejection()).toEqual(reported);
  await requestStatus(id, 'unsubmitted', world.poster);
  expect((await rowOf(id)).status).toBe('unsubmitted');
  expect(await rejection()).toEqual(reported);
  await requestStatus(id, 'open', world.poster);
  expect(await rejection()).toEqual([null, null, null]);
});

it('of the six stored statuses expired is none: it is only displayed [W6.1]', async () => {
  expect([...made.keys()]).toEqual(['unsubmitted', 'pendingApproval', 'open', 'filled', 'rejected', 'closed']);
  const id = await madeBy(world.poster, 'open');
  expect((await requestStatus(id, 'expired', world.manager)).status).toBe(400);
  await app.rows(`update job set end_date = now() - interval '1 second' where id = ? returning 1`, [id]);
  const shown = await app.get(`/api/jobs/${id}/admin`, { as: world.manager.token });
  expect(shown.body).toMatchObject({ status: 'open', listingText: 'Expired - No Applicants!' });
  expect((await rowOf(id)).status).toBe('open');
});

describe('organizations', () => {
  it('are only those assigned, for posters, and all for administrators [W5.7, W5.9, W5.10, P12.6]', async () => {
    const at = (organization: string, as: TestUser) =>
      app.post('/api/jobs', {
        as: as.token,
        form: jobForm(jobPayload({ organization, position: world.teacher.id })),
      });
    expect(await at(ALBERT_GALLATIN, world.poster)).toMatchObject({
      status: 403,
      body: { message: 'You have no fitting organizations assigned to you. Please contact the admin.' },
    });
    expect((await at(ALBERT_GALLATIN, world.manager)).status).toBe(201);
    expect((await at('999999999', world.manager)).body.fields).toMatchObject([{ path: 'organization' }]);
  });

  it('that went out of use keep their posters out, not the administrators [W5.8, W5.9, W5.10] (T36)', async () => {
    const { id } = await createJob(app, world.otherPoster, {
      organization: ALBERT_GALLATIN,
      position: world.teacher.id,
    });
    await app.rows(`update organization set action = 'disabled' where account_number = ?`, [ALBERT_GALLATIN]);
    const message = 'Organization which this job was assigned to was disabled. Please contact the admin.';
    expect(await requestStatus(id, 'open', world.otherPoster)).toMatchObject({ status: 403, body: { message } });
    expect((await requestStatus(id, 'open', world.manager)).body.status).toBe('open');
    await app.rows(`update organization set action = 'enabled' where account_number = ?`, [ALBERT_GALLATIN]);
  });
});
