import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from '../support/app.js';
import { EDUCATION, REFERENCES } from '../support/fixtures/applying.js';
import { exportPath } from '../support/fixtures/data-export.js';
import { createAccount, createSignedInUser, PASSWORD } from '../support/fixtures/users.js';
import { jsonForm } from '../support/json-form.js';
import { at, type Make, to } from './matrix.making.js';
import type { MatrixWorld } from './matrix.world.js';

const UNKNOWN = 'A'.repeat(43);
const CONTACT = { contactName: 'Rachel', contactSurname: 'Hoover', cellPhone: '(717)555-0186' };

/** The calls of `CALLS` about accounts and profiles. */
export const PEOPLE_CALLS: Record<string, Make> = {
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
    const { refreshToken } = await createSignedInUser(app);
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
  'POST /api/users/:id/removal': to(
    ({ applicant }) => `/api/users/${applicant.id}/removal`,
    () => ({ body: { currentPassword: 'Not-this-one-7' } }),
  ),
  'DELETE /api/users/:id/removal': to(({ applicant }) => `/api/users/${applicant.id}/removal`),
  'GET /api/users/:id/data-export': to(({ applicant }) => exportPath(applicant)),
  'POST /api/users/:id/data-export': to(({ applicant }) => exportPath(applicant)),
  'GET /api/users/:id/data-export/file': async (app, { applicant }) => {
    await app.rows(
      `insert into data_export
         (id, account_id, requested_at, file_key, size, expires_at, created_at, updated_at)
       select gen_random_uuid(), user_id, now(), file_key, size, now() + interval '1 day', now(), now()
         from profile_document where user_id = ? and document_type = 'RESU'
       on conflict (account_id) do update
         set file_key = excluded.file_key, size = excluded.size, expires_at = excluded.expires_at returning 1`,
      [applicant.id],
    );
    return { path: `${exportPath(applicant)}/file` };
  },
  'PATCH /api/users/email-change/:token': at(`/api/users/email-change/${UNKNOWN}`),
  'PATCH /api/users/:id/access': to(
    ({ applicant }) => `/api/users/${applicant.id}/access`,
    () => ({ body: { isAccessible: true } }),
  ),
  'GET /api/users/:id/sessions': to(({ applicant }) => `/api/users/${applicant.id}/sessions`),
  'PATCH /api/users/:id/signOutEverywhere': async (app) => ({
    path: `/api/users/${(await createAccount(app)).id}/signOutEverywhere`,
  }),
  'GET /api/users': at('/api/users'),
  'GET /api/users/privileges': at('/api/users/privileges'),
  'GET /api/users/:id/summary': to(({ applicant }) => `/api/users/${applicant.id}/summary`),
  'GET /api/users/:id/consequences': to(({ applicant }) => `/api/users/${applicant.id}/consequences`),
  'POST /api/users/admin': at('/api/users/admin', { body: {} }),
  'DELETE /api/users/:id': async (app) => ({ path: `/api/users/${(await createAccount(app)).id}` }),
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
    body: { reason: 'Unknown here' },
  }),

  'GET /api/users/profile/data': at('/api/users/profile/data'),
  'GET /api/users/user-profile/:id': to(({ applicant }) => `/api/users/user-profile/${applicant.id}`),
  'PATCH /api/users/:id/contact-details': to(
    ({ applicant }) => `/api/users/${applicant.id}/contact-details`,
    () => ({ body: CONTACT }),
  ),
  'DELETE /api/users/profile/new-sections': at('/api/users/profile/new-sections'),
  'PATCH /api/users/:id/preferences': to(
    ({ applicant }) => `/api/users/${applicant.id}/preferences`,
    () => ({ body: {} }),
  ),
  'PATCH /api/users/:id/education': to(
    ({ applicant }) => `/api/users/${applicant.id}/education`,
    () => ({ body: { educations: [EDUCATION] } }),
  ),
  'PATCH /api/users/:id/career': to(
    ({ applicant }) => `/api/users/${applicant.id}/career`,
    () => ({ body: { careers: [], hasNone: true } }),
  ),
  'PATCH /api/users/:id/employment-questions': to(
    ({ applicant }) => `/api/users/${applicant.id}/employment-questions`,
    () => ({ body: { veteransPreference: 0 } }),
  ),
  'PATCH /api/users/:id/references': to(
    ({ applicant }) => `/api/users/${applicant.id}/references`,
    () => ({ body: { references: REFERENCES } }),
  ),
  'PATCH /api/users/:id/supporting-documents': to(
    ({ applicant }) => `/api/users/${applicant.id}/supporting-documents`,
    () => ({ form: jsonForm({ fileData: [] }) }),
  ),
  'PATCH /api/users/:id/supporting-documents/admin': to(
    ({ applicant }) => `/api/users/${applicant.id}/supporting-documents/admin`,
    () => ({ form: jsonForm({ fileData: [] }) }),
  ),
  'GET /api/users/files/:id': to(({ documentId }) => `/api/users/files/${documentId}`),
  'GET /api/users/files/admin/:id': to(({ documentId }) => `/api/users/files/admin/${documentId}`),
};

/** Creates an open request of the applicant for posting rights. */
async function freshRequest(app: TestApp, { applicant, admin }: MatrixWorld): Promise<string> {
  await app.post('/api/common/job-posting', { as: applicant.token, body: { organization: `School ${randomUUID()}` } });
  return (await app.get('/api/posting-access-requests', { as: admin.token })).body.items[0].id;
}
