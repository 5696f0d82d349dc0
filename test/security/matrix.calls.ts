import { DIRECTORY_CALLS } from './matrix.directory.js';
import { JOB_CALLS } from './matrix.jobs.js';
import { at, type Make, to } from './matrix.making.js';
import { PEOPLE_CALLS } from './matrix.people.js';

/**
 * One call per route that reaches the access check. If it passes, it changes nothing that later calls need: it has a
 * stale version, no effect, or a separate target.
 */
export const CALLS: Record<string, Make> = {
  'GET /api/health': at('/api/health'),
  'GET /api/health/ready': at('/api/health/ready'),
  'GET /metrics': at('/metrics'),
  'GET /robots.txt': at('/robots.txt'),
  'GET /sitemap.xml': at('/sitemap.xml'),
  'GET /sitemaps/pages': at('/sitemaps/pages'),
  'GET /sitemaps/jobs/:part': at('/sitemaps/jobs/1'),
  'GET /positions.atom': at('/positions.atom'),
  'GET /api/mailbox': at('/api/mailbox'),
  'GET /api/mailbox/:id': async (app) => ({ path: `/api/mailbox/${(await app.get('/api/mailbox')).body.items[0].id}` }),

  'GET /api/geography': at('/api/geography'),
  'GET /api/places/nearest': at('/api/places/nearest?lat=40.26&lon=-76.88'),

  'GET /api/common/support': at('/api/common/support'),
  'GET /api/common/captcha': at('/api/common/captcha'),
  'POST /api/common/contact-us': at('/api/common/contact-us', { body: {} }),
  'GET /api/content': at('/api/content'),
  'POST /api/content': at('/api/content', { body: { text: '' } }),

  'GET /api/logs': at('/api/logs'),
  'GET /api/history/users/:id': to(({ applicant }) => `/api/history/users/${applicant.id}`),
  'GET /api/history/organizations/:accountNumber': to(
    ({ organization }) => `/api/history/organizations/${organization}`,
  ),
  'GET /api/history/jobs/:id': to(({ jobId }) => `/api/history/jobs/${jobId}`),
  'GET /api/history/applications/:id': to(({ applicationId }) => `/api/history/applications/${applicationId}`),

  ...DIRECTORY_CALLS,
  ...PEOPLE_CALLS,
  ...JOB_CALLS,
};
