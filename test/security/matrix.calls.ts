import { newId } from '#platform/database/aggregate.js';
import type { TestApp } from '../support/app.js';
import { DIRECTORY_CALLS } from './matrix.directory.js';
import { JOB_CALLS } from './matrix.jobs.js';
import { at, type Make, to } from './matrix.making.js';
import { PEOPLE_CALLS } from './matrix.people.js';

const DEFINITION = { name: 'B', isShared: false, version: 1, report: { reportType: 'candidate' } };

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
  'GET /api/user/duties': at('/api/user/duties'),
  'GET /api/user/duties/:kind': at('/api/user/duties/draft'),
  'GET /api/common/systemSettings': at('/api/common/systemSettings'),
  'GET /api/content': at('/api/content'),
  'GET /api/content/texts': at('/api/content/texts'),
  'POST /api/content': at('/api/content', { body: { text: '' } }),

  'GET /api/reporting/users': at('/api/reporting/users?search=a'),
  'GET /api/reporting/positions': at('/api/reporting/positions'),
  'GET /api/reporting/organizations': at('/api/reporting/organizations'),
  'GET /api/logs': at('/api/logs'),
  'GET /api/logs/choices': at('/api/logs/choices'),
  // A stream would not end; its level is refused to those who may open it.
  'GET /api/logs/live': at('/api/logs/live?level=none'),
  'GET /api/logs/:id': async (app) => {
    await app.idle();
    const [event] = await app.rows<{ id: string }>('select id from fact order by seq limit 1');
    return { path: `/api/logs/${event?.id}` };
  },
  'POST /api/reporting/genericReport': at('/api/reporting/genericReport', { body: {} }),
  'POST /api/reporting/genericReport/csv': at('/api/reporting/genericReport/csv', { body: {} }),
  'POST /api/reporting/genericReport/xlsx': at('/api/reporting/genericReport/xlsx', { body: {} }),
  'GET /api/reporting/definitions': at('/api/reporting/definitions'),
  'POST /api/reporting/definitions': at('/api/reporting/definitions', { body: {} }),
  'PATCH /api/reporting/definitions/:id': (app) => definitionOfSomebody(app, DEFINITION),
  'DELETE /api/reporting/definitions/:id': (app) => definitionOfSomebody(app),
  'POST /api/reporting/charts/:chart': at('/api/reporting/charts/daysToFill', { body: {} }),
  'GET /api/queues': at('/api/queues'),
  'GET /api/queues/deadLetters': at('/api/queues/deadLetters'),
  'POST /api/queues/deadLetters/retry': at('/api/queues/deadLetters/retry', { body: { subscriber: 1 } }),
  'POST /api/queues/deadLetters/:id/retry': at(`/api/queues/deadLetters/${newId()}/retry`),
  'POST /api/queues/:subscriber/pause': at('/api/queues/deliver-mail/pause', { body: {} }),
  'POST /api/queues/:subscriber/resume': at('/api/queues/deliver-mail/resume'),
  'GET /api/history/users/:id': to(({ applicant }) => `/api/history/users/${applicant.id}`),
  'GET /api/history/users/:id/rights': to(({ applicant }) => `/api/history/users/${applicant.id}/rights`),
  'POST /api/mails/:id/again': async (app, { applicant }) => {
    const [mail] = await app.rows<{ id: string }>(
      `insert into mail (id, fact_count, fact_id, recipient_id, template, data, created_at, updated_at)
       values (?, 0, ?, ?, 'welcome', '{}', now(), now()) returning id`,
      [newId(), newId(), applicant.id],
    );
    return { path: `/api/mails/${mail?.id}/again` };
  },
  'GET /api/mails/users/:id': to(({ applicant }) => `/api/mails/users/${applicant.id}`),
  'GET /api/history/organizations/:accountNumber': to(
    ({ organization }) => `/api/history/organizations/${organization}`,
  ),
  'GET /api/history/organizations/:accountNumber/members': to(
    ({ organization }) => `/api/history/organizations/${organization}/members`,
  ),
  'GET /api/history/jobs/:id': to(({ jobId }) => `/api/history/jobs/${jobId}`),
  'GET /api/history/applications/:id': to(({ applicationId }) => `/api/history/applications/${applicationId}`),

  ...DIRECTORY_CALLS,
  ...PEOPLE_CALLS,
  ...JOB_CALLS,
};

/** An unshared report that another person saved. */
async function definitionOfSomebody(app: TestApp, body?: object) {
  const id = newId();
  await app.rows(
    "insert into report_definition (id, owner_id, name, report, is_shared) values (?, ?, 'A', '{}', false)",
    [id, newId()],
  );
  return { path: `/api/reporting/definitions/${id}`, body };
}
