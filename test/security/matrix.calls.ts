import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, TestApp } from '../support/app.js';
import { newJob, REFERENCES, saveDraft, submit, upload } from '../support/applying.js';
import { jobPayload } from '../support/job-payload.js';
import { PASSWORD, somebody } from '../support/people.js';
import type { MatrixWorld } from './matrix.world.js';

export interface Request extends Call {
  path: string;
}

type Make = (app: TestApp, world: MatrixWorld) => Request | Promise<Request>;

function form(parts: Record<string, unknown>, file?: string): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(parts)) made.set(name, JSON.stringify(value));
  if (file) made.append(file, upload(), 'page.pdf');
  return made;
}

const to =
  (path: (world: MatrixWorld) => string, call: (world: MatrixWorld) => Call = () => ({})): Make =>
  (_, world) => ({ path: path(world), ...call(world) });
const at =
  (path: string, call: Call = {}): Make =>
  () => ({ path, ...call });

const STALE = -1;
const UNKNOWN = 'A'.repeat(43);
const CONTACT = { contactName: 'Rachel', contactSurname: 'Hoover', cellPhone: '(717)555-0186' };

/** A job that the poster's organization has and that may be changed for good: a new one for every call. */
async function freshJob(app: TestApp, world: MatrixWorld, status: 'open' | 'unsubmitted'): Promise<string> {
  return newJob(app, { token: world.people.poster.token, organization: world.organization }, { status });
}

/**
 * One call per route that reaches the decision about access and, where it passes, changes nothing that later calls
 * need: a stale version, an action without effect, or a target of its own.
 */
export const CALLS: Record<string, Make> = {
  'GET /api/health': at('/api/health'),
  'GET /api/health/ready': at('/api/health/ready'),
  'GET /robots.txt': at('/robots.txt'),
  'GET /sitemap.xml': at('/sitemap.xml'),
  'GET /sitemaps/pages': at('/sitemaps/pages'),
  'GET /sitemaps/jobs/:part': at('/sitemaps/jobs/1'),
  'GET /positions.atom': at('/positions.atom'),
  'GET /api/mailbox': at('/api/mailbox'),
  'GET /api/mailbox/:id': async (app) => ({ path: `/api/mailbox/${(await app.get('/api/mailbox')).body.items[0].id}` }),

  'POST /api/users': at('/api/users', { body: {} }),
  'PATCH /api/users/confirmation/:token': at(`/api/users/confirmation/${UNKNOWN}`),
  'PATCH /api/users/resend-email-confirmation/:token': () => ({
    path: `/api/users/resend-email-confirmation/${randomBytes(32).toString('base64url')}`,
  }),
  'POST /api/users/confirmation': at('/api/users/confirmation', { body: {} }),
  'DELETE /api/users/:email/password': () => ({ path: `/api/users/${randomUUID()}@test.example/password` }),
  'POST /api/users/password': at('/api/users/password', { body: {} }),
  'POST /api/auth/signin': to(
    () => '/api/auth/signin',
    ({ applicant }) => ({ body: { email: applicant.email, password: PASSWORD } }),
  ),
  'POST /api/auth/refresh': async (app) => {
    const { refreshToken } = await somebody(app);
    return { path: '/api/auth/refresh', body: { refreshToken } };
  },
  'PATCH /api/auth/signOut': at('/api/auth/signOut'),
  'PATCH /api/auth/signOutEverywhere': at('/api/auth/signOutEverywhere'),
  'GET /api/users/:id': to(({ applicant }) => `/api/users/${applicant.id}`),
  'PATCH /api/users/:id/welcome': to(
    ({ applicant }) => `/api/users/${applicant.id}/welcome`,
    () => ({ body: { role: 'jobSeeker' } }),
  ),
  'PATCH /api/users/:id/terms-and-conditions': to(({ applicant }) => `/api/users/${applicant.id}/terms-and-conditions`),
  'PATCH /api/users/:id/settings': to(
    ({ applicant }) => `/api/users/${applicant.id}/settings`,
    ({ applicant: { email } }) => ({
      body: { email, isEmailReceiver: true, currentPassword: PASSWORD, zipCode: null, searchDistance: 50 },
    }),
  ),
  'PATCH /api/users/email-change/:token': at(`/api/users/email-change/${UNKNOWN}`),
  'PATCH /api/users/:id/access': to(
    ({ applicant }) => `/api/users/${applicant.id}/access`,
    () => ({ body: { isAccessible: true } }),
  ),
  'GET /api/users': at('/api/users'),
  'GET /api/users/privileges': at('/api/users/privileges'),
  'PATCH /api/users/:id': to(
    ({ applicant }) => `/api/users/${applicant.id}`,
    () => ({ body: { privileges: [], organizations: [] } }),
  ),
  'POST /api/common/job-posting': () => ({
    path: '/api/common/job-posting',
    body: { organization: `School ${randomUUID()}` },
  }),
  'GET /api/posting-access-requests': at('/api/posting-access-requests'),
  'PATCH /api/posting-access-requests/:id/grant': async (app, world) => ({
    path: `/api/posting-access-requests/${await freshRequest(app, world)}/grant`,
    body: { privilege: 9, organization: world.organization },
  }),
  'PATCH /api/posting-access-requests/:id/decline': async (app, world) => ({
    path: `/api/posting-access-requests/${await freshRequest(app, world)}/decline`,
  }),

  'GET /api/organizations': at('/api/organizations'),
  'GET /api/positions': at('/api/positions'),
  'GET /api/geography': at('/api/geography'),
  'GET /api/places/nearest': at('/api/places/nearest?lat=40.26&lon=-76.88'),

  'GET /api/common/support': at('/api/common/support'),
  'GET /api/common/captcha': at('/api/common/captcha'),
  'POST /api/common/contact-us': at('/api/common/contact-us', { body: {} }),
  'GET /api/content': at('/api/content'),
  'POST /api/content': at('/api/content', { body: { text: '' } }),

  'GET /api/users/profile/data': at('/api/users/profile/data'),
  'GET /api/users/user-profile/:id': to(({ applicant }) => `/api/users/user-profile/${applicant.id}`),
  'PATCH /api/users/:id/contact-details': to(
    ({ applicant }) => `/api/users/${applicant.id}/contact-details`,
    () => ({ body: CONTACT }),
  ),
  'PATCH /api/users/:id/references': to(
    ({ applicant }) => `/api/users/${applicant.id}/references`,
    () => ({ body: { references: REFERENCES } }),
  ),
  'PATCH /api/users/:id/supporting-documents': to(
    ({ applicant }) => `/api/users/${applicant.id}/supporting-documents`,
    () => ({ form: form({ fileData: [] }) }),
  ),
  'GET /api/users/files/:id': to(({ documentId }) => `/api/users/files/${documentId}`),
  'GET /api/users/files/admin/:id': to(({ documentId }) => `/api/users/files/admin/${documentId}`),

  'GET /api/jobs': at('/api/jobs'),
  'GET /api/jobs/regions': at('/api/jobs/regions'),
  'GET /api/jobs/suggest': at('/api/jobs/suggest?q=te'),
  'GET /api/jobs/:id/similar': to(({ jobId }) => `/api/jobs/${jobId}/similar`),
  'GET /api/jobs/:id': to(({ jobId }) => `/api/jobs/${jobId}`),
  'GET /api/jobs/files/:id': to(({ jobFileId }) => `/api/jobs/files/${jobFileId}`),
  'POST /api/jobs': to(
    () => '/api/jobs',
    ({ organization, positionId }) => ({ form: form({ jobData: jobPayload({ organization, position: positionId }) }) }),
  ),
  'PATCH /api/jobs/:id': to(
    ({ jobId }) => `/api/jobs/${jobId}`,
    ({ organization, positionId }) => ({
      form: form({ jobData: { ...jobPayload({ organization, position: positionId }), version: STALE } }),
    }),
  ),
  'PATCH /api/jobs/:id/status': async (app, world) => ({
    path: `/api/jobs/${await freshJob(app, world, 'open')}/status`,
    body: { status: 'closed' },
  }),
  'DELETE /api/jobs/:id': async (app, world) => ({ path: `/api/jobs/${await freshJob(app, world, 'unsubmitted')}` }),
  'GET /api/jobs/:id/admin': to(({ jobId }) => `/api/jobs/${jobId}/admin`),
  'GET /api/jobs/admin': at('/api/jobs/admin'),
  'GET /api/jobs/user/posts': at('/api/jobs/user/posts'),
  'GET /api/jobs/admin/reviewApplicants': at('/api/jobs/admin/reviewApplicants'),
  'GET /api/jobs/admin/dashboardReviewApplicants': at('/api/jobs/admin/dashboardReviewApplicants'),
  'GET /api/reviewers/:accountNumber': to(({ organization }) => `/api/reviewers/${organization}`),

  'POST /api/applications/save': to(
    () => '/api/applications/save',
    ({ jobId }) => ({ form: form({ applicationData: { jobId } }) }),
  ),
  'POST /api/applications/submit': to(
    () => '/api/applications/submit',
    ({ jobId }) => ({ form: form({ applicationData: { jobId } }) }),
  ),
  'PATCH /api/applications/save/:jobId': async (app, world) => ({
    path: `/api/applications/save/${await draftedJob(app, world)}`,
    form: form({ applicationData: {} }),
  }),
  'PATCH /api/applications/submit/:jobId': async (app, world) => ({
    path: `/api/applications/submit/${await draftedJob(app, world)}`,
    form: form({ applicationData: { currentSalary: '1', expectedSalary: '1' } }),
  }),
  'GET /api/applications/list': at('/api/applications/list'),
  'GET /api/applications/positions-of-interest': at('/api/applications/positions-of-interest'),
  'GET /api/applications/:id': to(({ applicationId }) => `/api/applications/${applicationId}`),
  'DELETE /api/applications/:id': async (app, world) => {
    const { body } = await saveDraft(app, world.applicant, await freshJob(app, world, 'open'));
    return { path: `/api/applications/${body.id}` };
  },
  'GET /api/applications/user/files/:id': to(({ applicationFileId: id }) => `/api/applications/user/files/${id}`),
  'GET /api/applications/user/coverLetter/:id': to(
    ({ applicationId: id }) => `/api/applications/user/coverLetter/${id}`,
  ),

  'GET /api/applications/admin/data': to(({ jobId }) => `/api/applications/admin/data?jobId=${jobId}`),
  'GET /api/applications/review/:id': to(({ applicationId }) => `/api/applications/review/${applicationId}`),
  'PATCH /api/applications/admin/release/reviewers': to(
    () => '/api/applications/admin/release/reviewers',
    ({ jobId, applicationId }) => ({
      body: { releasedApplications: [applicationId], jobId, reviewByDate: '2099-12-31' },
    }),
  ),
  'PATCH /api/applications/admin/release/applicants': to(
    () => '/api/applications/admin/release/applicants',
    ({ jobId, applicationId }) => ({ body: { releasedApplications: [applicationId], jobId } }),
  ),
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

  'GET /api/logs': at('/api/logs'),
};

/** An open request of the applicant for posting rights. */
async function freshRequest(app: TestApp, { applicant, admin }: MatrixWorld): Promise<string> {
  await app.post('/api/common/job-posting', { as: applicant.token, body: { organization: `School ${randomUUID()}` } });
  return (await app.get('/api/posting-access-requests', { as: admin.token })).body.items[0].id;
}

/** A job for which the applicant has a draft. */
async function draftedJob(app: TestApp, world: MatrixWorld): Promise<string> {
  const jobId = await freshJob(app, world, 'open');
  await saveDraft(app, world.applicant, jobId);
  return jobId;
}
