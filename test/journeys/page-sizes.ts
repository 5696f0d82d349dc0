import type { Page } from '@playwright/test';

/** A page with lists that have a choice of the page size. */
interface SweptPage {
  to: string | ((ids: { jobId: string; userId: string }) => string);
  /** Shows the lists. */
  open?(page: Page): Promise<unknown>;
  tables: readonly SweptTable[];
}

interface SweptTable {
  /** A file below `web/src/features`. */
  from: string;
  /** By default 10. */
  byDefault?: number;
  /** By default 100, as a list is asked for no more (T27). */
  max?: number;
}

/** Of one job's applicants (W12.3). */
const APPLICANTS = 25;

/** In the order of each page. */
export const SWEPT_TABLES: readonly SweptPage[] = [
  {
    to: '/user-dashboard?waiting=request',
    tables: [
      { from: 'reporting/dashboard/attention/one-kind.tsx' },
      { from: 'postings/dashboard/review-section.tsx' },
      { from: 'postings/dashboard/posting-activity.tsx', byDefault: 25 },
      { from: 'reporting/dashboard/job-search-section.tsx' },
    ],
  },
  {
    to: '/user-management',
    tables: [{ from: 'identity/users/requests-section.tsx' }, { from: 'identity/users/users-section.tsx' }],
  },
  {
    to: ({ userId }) => `/user-management/${userId}`,
    tables: [{ from: 'applications/of-user.tsx' }, { from: 'notifications/mails-of-user.tsx' }],
  },
  { to: '/manage-data', tables: [{ from: 'directory/reference-data/entries-section.tsx' }] },
  {
    to: '/manage-organizations',
    tables: [{ from: 'directory/organizations/organizations-section.tsx', byDefault: 25 }],
  },
  { to: '/manage-content', tables: [{ from: 'site/content/texts-so-far.tsx' }] },
  { to: '/manage-jobs', tables: [{ from: '../routes/manage-jobs.tsx', max: 500 }] },
  { to: '/area-51', tables: [{ from: '../routes/area-51.tsx', byDefault: 25, max: 500 }] },
  { to: '/area-51?display=queues', tables: [{ from: 'reporting/queues/dead-letters.tsx', max: 500 }] },
  { to: '/mailbox', tables: [{ from: '../routes/mailbox.tsx' }] },
  { to: '/reporting?reportType=jobPosting', tables: [{ from: 'reporting/reports/report-result.tsx' }] },
  {
    to: ({ jobId }) => `/job-post/${jobId}`,
    tables: [{ from: 'job-search/detail/candidates.tsx', byDefault: APPLICANTS }],
  },
  {
    to: ({ jobId }) => `/job-applicants/${jobId}`,
    tables: [{ from: 'applications/stages/applicants-by-stage.tsx', byDefault: APPLICANTS }],
  },
  {
    to: ({ jobId }) => `/review-applicants?job=${jobId}`,
    tables: [{ from: 'applications/review/applicants-panel.tsx', byDefault: APPLICANTS }],
  },
  {
    to: '/postings',
    open: (page) => page.locator('.applicants-toggle').first().click(),
    tables: [{ from: 'postings/list/applicants-table.tsx', byDefault: APPLICANTS }],
  },
];
