import { newId } from '#platform/database/aggregate.js';
import type { TestApp } from '../support/app.js';
import { createOpenJob, saveDraft, submit } from '../support/fixtures/applying.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { jsonForm } from '../support/json-form.js';
import { at, type Make, to } from './matrix.making.js';
import type { MatrixWorld } from './matrix.world.js';

const STALE = -1;

const TYPED = { values: {}, hasFiles: false, form: 'a'.repeat(32), sequence: 1 };

/** The calls of `CALLS` about postings and applications. */
export const JOB_CALLS: Record<string, Make> = {
  'GET /api/jobs': at('/api/jobs'),
  'GET /api/jobs/regions': at('/api/jobs/regions'),
  'GET /api/jobs/suggest': at('/api/jobs/suggest?q=te'),
  'GET /api/jobs/:id/similar': to(({ jobId }) => `/api/jobs/${jobId}/similar`),
  'GET /api/jobs/:id': to(({ jobId }) => `/api/jobs/${jobId}`),
  'GET /api/jobs/files/:id': to(({ jobFileId }) => `/api/jobs/files/${jobFileId}`),
  'POST /api/jobs': to(
    () => '/api/jobs',
    ({ organization, positionId }) => ({ form: jobForm(jobPayload({ organization, position: positionId })) }),
  ),
  'PATCH /api/jobs/:id': to(
    ({ jobId }) => `/api/jobs/${jobId}`,
    ({ organization, positionId }) => ({
      form: jobForm({ ...jobPayload({ organization, position: positionId }), version: STALE }),
    }),
  ),
  'PATCH /api/jobs/:id/status': async (app, world) => ({
    path: `/api/jobs/${await freshJob(app, world, 'open')}/status`,
    body: { status: 'closed' },
  }),
  'DELETE /api/jobs/:id': async (app, world) => ({ path: `/api/jobs/${await freshJob(app, world, 'unsubmitted')}` }),
  'POST /api/jobs/:id/copy': to(({ jobId }) => `/api/jobs/${jobId}/copy`),
  'GET /api/jobs/:id/preview': to(({ jobId }) => `/api/jobs/${jobId}/preview`),
  'POST /api/jobs/preview': to(
    () => '/api/jobs/preview',
    ({ organization, positionId }) => ({ body: jobPayload({ organization, position: positionId }) }),
  ),
  'GET /api/jobs/templates': at('/api/jobs/templates'),
  'GET /api/jobs/templates/:id': async (app, world) => ({ path: `/api/jobs/templates/${await template(app, world)}` }),
  'POST /api/jobs/:id/template': to(
    ({ jobId }) => `/api/jobs/${jobId}/template`,
    () => ({ body: { name: newId() } }),
  ),
  'DELETE /api/jobs/templates/:id': async (app, world) => ({
    path: `/api/jobs/templates/${await template(app, world)}`,
  }),
  'GET /api/jobs/:id/admin': to(({ jobId }) => `/api/jobs/${jobId}/admin`),
  'GET /api/jobs/autosave': at('/api/jobs/autosave'),
  'PUT /api/jobs/autosave': at('/api/jobs/autosave', { body: TYPED }),
  'GET /api/jobs/:id/autosave': to(({ jobId }) => `/api/jobs/${jobId}/autosave`),
  'PUT /api/jobs/:id/autosave': to(
    ({ jobId }) => `/api/jobs/${jobId}/autosave`,
    () => ({ body: { ...TYPED, version: 1 } }),
  ),
  'GET /api/jobs/like': to(({ organization }) => `/api/jobs/like?organization=${organization}&title=Teacher`),
  'GET /api/jobs/usual-salary': to(
    ({ organization, positionId }) => `/api/jobs/usual-salary?organization=${organization}&position=${positionId}`,
  ),
  'GET /api/jobs/admin': at('/api/jobs/admin'),
  'GET /api/jobs/user/posts': at('/api/jobs/user/posts'),
  'GET /api/jobs/user/contact': at('/api/jobs/user/contact'),
  'GET /api/jobs/user/copies': at('/api/jobs/user/copies'),
  'GET /api/jobs/user/preferences': at('/api/jobs/user/preferences'),
  'GET /api/jobs/admin/reviewApplicants': at('/api/jobs/admin/reviewApplicants'),
  'GET /api/jobs/admin/dashboardReviewApplicants': at('/api/jobs/admin/dashboardReviewApplicants'),
  'GET /api/reviewers/:accountNumber': to(({ organization }) => `/api/reviewers/${organization}`),

  'POST /api/applications/save': to(
    () => '/api/applications/save',
    ({ jobId }) => ({ form: jsonForm({ applicationData: { jobId } }) }),
  ),
  'POST /api/applications/submit': to(
    () => '/api/applications/submit',
    ({ jobId }) => ({ form: jsonForm({ applicationData: { jobId } }) }),
  ),
  'PATCH /api/applications/save/:jobId': async (app, world) => ({
    path: `/api/applications/save/${await draftedJob(app, world)}`,
    form: jsonForm({ applicationData: {} }),
  }),
  'PATCH /api/applications/submit/:jobId': async (app, world) => ({
    path: `/api/applications/submit/${await draftedJob(app, world)}`,
    form: jsonForm({
      applicationData: { currentSalary: '1', expectedSalary: '1', isBeenTerminated: 0, isContractTerminated: 0 },
    }),
  }),
  'GET /api/applications/list': at('/api/applications/list'),
  'GET /api/applications/states': at('/api/applications/states'),
  'GET /api/applications/positions-of-interest': at('/api/applications/positions-of-interest'),
  'GET /api/applications/prefill/:jobId': to(({ jobId }) => `/api/applications/prefill/${jobId}`),
  'GET /api/applications/:id': to(({ applicationId }) => `/api/applications/${applicationId}`),
  'DELETE /api/applications/:id': async (app, world) => {
    const { body } = await saveDraft(app, world.applicant, await freshJob(app, world, 'open'));
    return { path: `/api/applications/${body.id}` };
  },
  'POST /api/applications/:id/again': async (app, world) => {
    const { body } = await submit(app, world.applicant, await freshJob(app, world, 'open'));
    await app.delete(`/api/applications/${body.id}`, { as: world.applicant.token });
    return { path: `/api/applications/${body.id}/again` };
  },
  'GET /api/applications/user/files/:id': to(({ applicationFileId: id }) => `/api/applications/user/files/${id}`),
  'GET /api/applications/user/coverLetter/:id': to(
    ({ applicationId: id }) => `/api/applications/user/coverLetter/${id}`,
  ),
  'GET /api/applications/user/pdf/:id': to(({ applicationId: id }) => `/api/applications/user/pdf/${id}`),

  'GET /api/applications/admin/data': to(({ jobId }) => `/api/applications/admin/data?jobId=${jobId}`),
  'GET /api/applications/review/:id': to(({ applicationId }) => `/api/applications/review/${applicationId}`),
  'PATCH /api/applications/admin/release/reviewers': to(
    () => '/api/applications/admin/release/reviewers',
    ({ jobId, applicationId }) => ({
      body: { releasedApplications: [applicationId], jobId, reviewByDate: '2099-12-31' },
    }),
  ),
  'PATCH /api/applications/admin/review-by': to(
    () => '/api/applications/admin/review-by',
    ({ jobId }) => ({ body: { jobId, reviewByDate: '2099-12-31', version: 1 } }),
  ),
  'PATCH /api/applications/admin/release/applicants': to(
    () => '/api/applications/admin/release/applicants',
    ({ jobId, applicationId }) => ({ body: { releasedApplications: [applicationId], jobId } }),
  ),
  'GET /api/applications/admin/users/:id': to(({ applicant }) => `/api/applications/admin/users/${applicant.id}`),
  'GET /api/applications/admin/board': to(({ jobId }) => `/api/applications/admin/board?jobId=${jobId}`),
  'GET /api/applications/admin/stages': to(({ jobId }) => `/api/applications/admin/stages?jobId=${jobId}`),
  'GET /api/applications/admin/candidates': to(({ jobId }) => `/api/applications/admin/candidates?jobId=${jobId}`),
  'GET /api/applications/admin/undecided': to(({ jobId }) => `/api/applications/admin/undecided?jobs=${jobId}`),
  'PATCH /api/applications/admin/stage': to(
    () => '/api/applications/admin/stage',
    ({ jobId, applicationId }) => ({
      body: { jobId, applications: [applicationId], seen: { [applicationId]: 'new' }, stage: 'new' },
    }),
  ),
  'PATCH /api/applications/admin/stage/undo': async (app, world) => {
    const jobId = await freshJob(app, world, 'open');
    const { body } = await submit(app, world.applicant, jobId);
    const applications = [body.id];
    const as = world.admin.token;
    await app.patch('/api/applications/admin/release/applicants', {
      as,
      body: { releasedApplications: applications, jobId },
    });
    const request = { jobId, applications, seen: { [body.id]: 'new' }, stage: 'interview' };
    const { body: moved } = await app.patch('/api/applications/admin/stage', { as, body: request });
    return { path: '/api/applications/admin/stage/undo', body: { moveId: moved.moveId } };
  },
  'PATCH /api/applications/admin/:id': to(
    ({ applicationId }) => `/api/applications/admin/${applicationId}`,
    () => ({ body: { selectedFiles: [], deletedFiles: [] } }),
  ),
  'DELETE /api/applications/admin/:id': async (app, world) => {
    const { body } = await submit(app, world.applicant, await freshJob(app, world, 'open'));
    return { path: `/api/applications/admin/${body.id}` };
  },
  'GET /api/applications/admin/files/:id': to(({ applicationFileId: id }) => `/api/applications/admin/files/${id}`),
  'GET /api/applications/admin/coverLetter/:id': to(
    ({ applicationId: id }) => `/api/applications/admin/coverLetter/${id}`,
  ),
};

/** Creates a new job like the one under test, which the call may change permanently. */
async function freshJob(app: TestApp, world: MatrixWorld, status: 'open' | 'unsubmitted'): Promise<string> {
  const id = await createOpenJob(
    app,
    { token: world.people.poster.token, organization: world.organization },
    { status },
  );
  await app.rows('update job set creator_id = ? where id = ? returning 1', [world.creatorId, id]);
  return id;
}

/** Saves the job under test as a template. */
async function template(app: TestApp, { admin, jobId }: MatrixWorld): Promise<string> {
  const { body } = await app.post(`/api/jobs/${jobId}/template`, { as: admin.token, body: { name: newId() } });
  return body.id;
}

/** Creates a job with a draft of the applicant. */
async function draftedJob(app: TestApp, world: MatrixWorld): Promise<string> {
  const jobId = await freshJob(app, world, 'open');
  await saveDraft(app, world.applicant, jobId);
  return jobId;
}
