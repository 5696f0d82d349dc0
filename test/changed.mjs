/** Integration tests by the beginning of a changed path, beside those of its own module. */
export const INTEGRATION_OF = {
  'migrations/': ['src/platform/database/*.int.test.ts', 'test/services/health.int.test.ts'],
  'src/adapters/': ['test/services/health.int.test.ts', 'test/services/events.int.test.ts'],
  'src/platform/caching/': ['modules/job-search/serving/*.int.test.ts'],
  'src/platform/database/': ['src/platform/database/**/*.int.test.ts', 'test/services/health.int.test.ts'],
  'src/platform/errors/': ['test/services/failures.int.test.ts', 'test/security/bad-input.int.test.ts'],
  'src/platform/events/': ['test/services/{events,batch-delivery,deferred-deliveries,failures}.int.test.ts'],
  'src/platform/files/': ['src/platform/files/**/*.int.test.ts', 'modules/profiles/documents.int.test.ts'],
  'src/platform/http/': ['test/security/{bad-input,malformed-forms,unread-bodies,behind-proxy}.int.test.ts'],
  'src/platform/idempotency/': ['src/platform/idempotency/*.int.test.ts'],
  'src/platform/mail/': ['test/services/mail.int.test.ts', 'modules/notifications/*.int.test.ts'],
  'src/platform/monitoring/': ['test/services/metrics.int.test.ts'],
  'src/platform/pages/': ['test/services/public-entry.test.ts'],
  'src/platform/search/': ['test/services/{search,read-index}.int.test.ts', 'modules/job-search/**/*.int.test.ts'],
  'src/platform/security/': ['test/security/*.int.test.ts'],
  'modules/identity/security/': ['test/security/{sessions,session-ends,brute-force,enumeration}.int.test.ts'],
};

/** Journeys of the gate by the beginning of a changed path: beginnings of their names. */
export const JOURNEYS_OF = {
  'modules/applications/': ['appl', 'my-applications', 'review', 'pipeline', 'timeline', 'fill-position', 'main'],
  'modules/directory/': ['manage-data', 'manage-organizations'],
  'modules/identity/': ['account', 'confirmation', 'session', 'settings', 'manage-users', 'rights', 'guards', 'idle'],
  'modules/notifications/': ['confirmation', 'main'],
  'modules/job-search/': ['find-job', 'filters', 'keywords', 'job-card', 'rendered-pages'],
  'modules/postings/': ['job-', 'my-postings', 'manage-postings', 'posting', 'main'],
  'modules/profiles/': ['profile', 'user-profile', 'preferences', 'prefill'],
  'modules/reporting/': ['report', 'system-log', 'dashboard', 'timeline'],
  'modules/site/': ['contact-us', 'site-content', 'static-pages'],
  'web/src/features/job-search/': ['find-job', 'filters', 'keywords', 'job-card', 'my-location', 'rendered-pages'],
  'web/src/features/shell/': ['guards', 'menu', 'idle', 'session', 'pages'],
  'web/src/lib/': ['main', 'session', 'pages'],
  'web/src/routes/': ['guards', 'pages'],
  'web/src/ui/': ['inputs', 'profile', 'pages', 'messages'],
};
