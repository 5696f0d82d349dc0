/** Writes in which no second person can undo anything, by the reason. At most 20. */
export const NOT_APPLICABLE: Record<string, readonly string[]> = {
  'begins or ends a session': [
    'POST /api/auth/signin',
    'POST /api/auth/refresh',
    'PATCH /api/auth/signOut',
    'PATCH /api/auth/signOutEverywhere',
  ],
  'needs a secret that works once': [
    'PATCH /api/users/confirmation/:token',
    'PATCH /api/users/email-change/:token',
    'POST /api/users/password',
  ],
  'sends a mail and changes nothing': [
    'PATCH /api/users/resend-email-confirmation/:token',
    'POST /api/users/confirmation',
    'DELETE /api/users/:email/password',
    'POST /api/common/contact-us',
  ],
  'only reads': [
    'POST /api/jobs/preview',
    'POST /api/reporting/genericReport',
    'POST /api/reporting/genericReport/csv',
    'POST /api/reporting/genericReport/xlsx',
    'POST /api/reporting/charts/:chart',
  ],
  'makes a new thing of its sender alone': [
    'POST /api/users',
    'POST /api/jobs/:id/copy',
    'POST /api/jobs/:id/template',
    'POST /api/reporting/definitions',
  ],
};
