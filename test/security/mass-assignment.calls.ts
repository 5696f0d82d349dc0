import { ANSWERS, CONTACT, EDUCATION, REFERENCES } from '../support/fixtures/applying.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { PASSWORD } from '../support/fixtures/users.js';
import { jsonForm } from '../support/json-form.js';
import { ACCOUNTS, APPLICATIONS, type Case, type GreedWorld, JOBS } from './mass-assignment.making.js';
import { STAGE_CASES } from './mass-assignment.stages.js';

const PRIVILEGED = { privileges: [8], organizations: ['115222752'] };
const FEATURED = { isFeatured: true, isHot: true };

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
  ...STAGE_CASES,
];
