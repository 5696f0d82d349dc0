import type { TestApp } from '../support/app.js';
import {
  ANSWERS,
  CONTACT,
  createOpenJob,
  EDUCATION,
  type Employer,
  REFERENCES,
  type Seeker,
  submit,
} from '../support/fixtures/applying.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { PASSWORD, type TestUser } from '../support/fixtures/users.js';
import type { Reply } from '../support/http.js';
import { jsonForm } from '../support/json-form.js';

export interface GreedWorld {
  app: TestApp;
  me: Seeker;
  poster: Employer;
  admin: TestUser;
  manager: TestUser;
  /** A posting of the poster; `me` has applied. */
  jobId: string;
  /** A posting of the poster without applications. */
  freeJobId: string;
  applicationId: string;
  positionId: string;
}

const PRIVILEGED = { privileges: [8], organizations: ['115222752'] };
const FEATURED = { isFeatured: true, isHot: true };

const ACCOUNTS = `select id, email, privileges, organizations, confirmed_at, locked_at, password_hash from account order by id`;
const JOBS = `select id, creator_id, is_featured, is_hot, status, deleted_at, organization from job order by id`;
const APPLICATIONS = `select id, user_id, job_id, type, released_at, released_to_reviewers_at from application order by id`;
/** Moves as nobody may set them. */
const MOVES = `
  select id from application_move
   where moved_by not in (select id from account where privileges && array[1, 3])
      or settles_at > moved_at + interval '12 seconds' or told_at < moved_at or message = 'greed'
      or abs(extract(epoch from moved_at - clock_timestamp())) > 600 or from_stage_at < now() - interval '1 hour'`;
const GREEDY_MOVE = {
  id: '01939e3e-0000-7000-8000-000000000001',
  batchId: '01939e3e-0000-7000-8000-000000000002',
  fromStage: 'offer',
  fromStageAt: '2020-01-01T00:00:00.000Z',
  stageAt: '2020-01-01T00:00:00.000Z',
  movedAt: '2020-01-01T00:00:00.000Z',
  movedBy: '01939e3e-0000-7000-8000-000000000003',
  settlesAt: '2099-01-01T00:00:00.000Z',
  undoneAt: null,
  toldAt: '2020-01-01T00:00:00.000Z',
};

export interface Case {
  name: string;
  send(world: GreedWorld, extra: object): Promise<Reply>;
  /** A query whose result must not change. */
  kept: string[];
}

const job = ({ poster, positionId }: GreedWorld, extra: object, more: object = {}) =>
  jobForm({ ...jobPayload({ organization: poster.organization, position: positionId }), ...extra, ...more });

export const CASES: Case[] = [
  {
    name: 'PATCH /api/users/:id/welcome',
    send: ({ app, me }, extra) =>
      app.patch(`/api/users/${me.id}/welcome`, { as: me.token, body: { ...extra, ...PRIVILEGED, role: 'jobSeeker' } }),
    kept: [ACCOUNTS],
  },
  {
    name: 'PATCH /api/users/:id/terms-and-conditions',
    send: ({ app, me }, extra) =>
      app.patch(`/api/users/${me.id}/terms-and-conditions`, { as: me.token, body: { ...extra, ...PRIVILEGED } }),
    kept: [ACCOUNTS],
  },
  {
    name: 'PATCH /api/users/:id/settings',
    send: ({ app, me }, extra) =>
      app.patch(`/api/users/${me.id}/settings`, {
        as: me.token,
        body: {
          ...extra,
          ...PRIVILEGED,
          email: me.email,
          isEmailReceiver: true,
          currentPassword: PASSWORD,
          zipCode: '17101',
          searchDistance: 50,
        },
      }),
    kept: [ACCOUNTS],
  },
  {
    name: 'PATCH /api/users/:id/contact-details',
    send: ({ app, me }, extra) =>
      app.patch(`/api/users/${me.id}/contact-details`, { as: me.token, body: { ...extra, ...PRIVILEGED, ...CONTACT } }),
    kept: [ACCOUNTS, 'select user_id from profile order by user_id'],
  },
  ...['preferences', 'education', 'career', 'employment-questions'].map((section) => ({
    name: `PATCH /api/users/:id/${section}`,
    send: ({ app, me }: GreedWorld, extra: object) => {
      const rows = { educations: [EDUCATION], careers: [], hasNone: section === 'career', veteransPreference: 1 };
      return app.patch(`/api/users/${me.id}/${section}`, { as: me.token, body: { ...extra, ...PRIVILEGED, ...rows } });
    },
    kept: [ACCOUNTS, 'select user_id from profile order by user_id'],
  })),
  {
    name: 'PATCH /api/users/:id/references',
    send: ({ app, me }, extra) =>
      app.patch(`/api/users/${me.id}/references`, {
        as: me.token,
        body: { ...extra, ...PRIVILEGED, references: REFERENCES },
      }),
    kept: [ACCOUNTS, 'select user_id from profile order by user_id'],
  },
  {
    name: 'PATCH /api/users/:id by Manage Users',
    send: ({ app, me, admin }, extra) =>
      app.patch(`/api/users/${me.id}`, {
        as: admin.token,
        body: { ...extra, email: 'x@test.example', privileges: [9], organizations: [] },
      }),
    kept: [ACCOUNTS],
  },
  {
    name: 'PATCH /api/users/:id/access by Manage Users',
    send: ({ app, me, admin }, extra) =>
      app.patch(`/api/users/${me.id}/access`, {
        as: admin.token,
        body: { ...extra, ...PRIVILEGED, isAccessible: true },
      }),
    kept: [ACCOUNTS],
  },
  {
    name: 'POST /api/common/job-posting',
    send: ({ app, me }, extra) =>
      app.post('/api/common/job-posting', {
        as: me.token,
        body: { ...extra, ...PRIVILEGED, status: 'granted', organization: 'School of greed', message: '' },
      }),
    kept: [
      ACCOUNTS,
      "select 1 from posting_access_request where status <> 'open' or decided_at is not null",
      `select distinct user_id from posting_access_request where user_id <> (select id from account where email = 'person1@test.example')`,
    ],
  },
  {
    name: 'POST /api/jobs by a poster',
    send: (world, extra) => world.app.post('/api/jobs', { as: world.poster.token, form: job(world, extra, FEATURED) }),
    kept: [ACCOUNTS, 'select distinct creator_id, is_featured, is_hot, deleted_at from job'],
  },
  {
    name: 'PATCH /api/jobs/:id by a poster',
    send: async (world, extra) => {
      const { version } = (await world.app.get(`/api/jobs/${world.jobId}/world.admin`, { as: world.poster.token }))
        .body;
      return world.app.patch(`/api/jobs/${world.jobId}`, {
        as: world.poster.token,
        form: job(world, extra, { ...FEATURED, status: 'open', version }),
      });
    },
    kept: [ACCOUNTS, JOBS],
  },
  {
    name: 'PATCH /api/jobs/:id/status by a poster',
    send: ({ app, poster, jobId }, extra) =>
      app.patch(`/api/jobs/${jobId}/status`, {
        as: poster.token,
        body: { ...extra, ...FEATURED, status: 'pendingApproval' },
      }),
    kept: [ACCOUNTS, JOBS],
  },
  {
    name: 'POST /api/applications/save',
    send: ({ app, me, freeJobId }, extra) =>
      app.post('/api/applications/save', {
        as: me.token,
        form: jsonForm({ applicationData: { ...extra, ...ANSWERS, jobId: freeJobId } }),
      }),
    kept: [
      ACCOUNTS,
      JOBS,
      'select distinct user_id, released_at, released_to_reviewers_at from application',
      "select 1 from application where type = 'submitted'",
    ],
  },
  {
    name: 'PATCH /api/applications/save/:jobId',
    send: ({ app, me, freeJobId }, extra) =>
      app.patch(`/api/applications/save/${freeJobId}`, {
        as: me.token,
        form: jsonForm({ applicationData: { ...extra, ...ANSWERS } }),
      }),
    kept: [ACCOUNTS, JOBS, APPLICATIONS],
  },
  {
    name: 'PATCH /api/applications/admin/:id by Manage Jobs',
    send: ({ app, manager, applicationId }, extra) =>
      app.patch(`/api/applications/admin/${applicationId}`, {
        as: manager.token,
        body: { ...extra, selectedFiles: [], deletedFiles: [] },
      }),
    kept: [ACCOUNTS, JOBS, APPLICATIONS],
  },
  {
    name: 'PATCH /api/applications/admin/stage by Manage Jobs',
    send: (world, extra) => move(world, 'underReview', { ...extra, ...GREEDY_MOVE, message: 'greed' }),
    kept: [ACCOUNTS, JOBS, APPLICATIONS, MOVES],
  },
  {
    name: 'PATCH /api/applications/admin/stage/undo by Manage Jobs',
    send: async (world, extra) => {
      const { moveId } = (await move(world, 'interview')).body;
      const body = { ...extra, ...GREEDY_MOVE, stage: 'offer', message: 'greed', moveId };
      return world.app.patch('/api/applications/admin/stage/undo', { as: world.manager.token, body });
    },
    kept: [ACCOUNTS, JOBS, APPLICATIONS, MOVES],
  },
  {
    name: 'PATCH /api/jobs/:id/status by a poster who fills the position',
    send: async ({ app, me, poster }, extra) => {
      const jobId = await createOpenJob(app, poster);
      const applications = [(await submit(app, me, jobId)).body.id];
      const outcomes = [
        { ...extra, ...GREEDY_MOVE, stage: 'offer', outcome: 'notSelected', applications, message: '' },
      ];
      const body = { ...extra, ...GREEDY_MOVE, ...FEATURED, status: 'filled', message: 'greed', outcomes };
      return app.patch(`/api/jobs/${jobId}/status`, { as: poster.token, body });
    },
    kept: [ACCOUNTS, MOVES, 'select distinct creator_id, is_featured, is_hot, deleted_at, closed_at from job'],
  },
];

const move = ({ app, manager, jobId, applicationId }: GreedWorld, stage: string, extra: object = {}) =>
  app.patch('/api/applications/admin/stage', {
    as: manager.token,
    body: { ...extra, jobId, applications: [applicationId], stage },
  });
