/**
 * Writes that the sweep of removed-meanwhile leaves out, by the reason. The transactions of all routes begin by the
 * same look at their actor; the sweep shows that nothing of a person stays where a route makes it.
 */
export const UNSWEPT: Record<string, readonly string[]> = {
  'continues or takes away what a swept route has made': [
    ...['PATCH /api/applications/save/:jobId', 'PATCH /api/applications/submit/:jobId'],
    'PUT /api/jobs/:id/autosave',
    ...['POST /api/applications/:id/again', 'DELETE /api/applications/:id'],
    ...['PATCH /api/jobs/:id', 'PATCH /api/jobs/:id/status', 'DELETE /api/jobs/:id', 'DELETE /api/jobs/templates/:id'],
    'DELETE /api/users/:id/removal',
    ...['PATCH /api/reporting/definitions/:id', 'DELETE /api/reporting/definitions/:id'],
    'DELETE /api/users/profile/new-sections',
  ],
  'ends sessions': ['PATCH /api/auth/signOut', 'PATCH /api/auth/signOutEverywhere'],
  'changes what belongs to others or to the site': [
    ...['PATCH /api/applications/admin/:id', 'DELETE /api/applications/admin/:id'],
    ...['PATCH /api/applications/admin/release/applicants', 'PATCH /api/applications/admin/release/reviewers'],
    ...['PATCH /api/applications/admin/stage', 'PATCH /api/applications/admin/stage/undo'],
    ...['POST /api/users/admin', 'PATCH /api/users/:id', 'PATCH /api/users/:id/access', 'DELETE /api/users/:id'],
    'PATCH /api/users/:id/supporting-documents/admin',
    ...['PATCH /api/posting-access-requests/:id/grant', 'PATCH /api/posting-access-requests/:id/decline'],
    ...['POST /api/organizations', 'PATCH /api/organizations/:accountNumber', 'POST /api/content'],
    ...['positions', 'credentials', 'certifications'].flatMap((list) => [
      ...[`POST /api/${list}`, `PATCH /api/${list}/:id`, `DELETE /api/${list}/:id`, `POST /api/${list}/:id/restore`],
    ]),
    ...['POST /api/queues/:subscriber/pause', 'POST /api/queues/:subscriber/resume'],
    ...['POST /api/queues/deadLetters/retry', 'POST /api/queues/deadLetters/:id/retry'],
  ],
  'writes nothing but the record of a read': [
    ...['POST /api/jobs/preview', 'POST /api/reporting/charts/:chart'],
    ...['POST /api/reporting/genericReport', 'POST /api/reporting/genericReport/csv'],
    'POST /api/reporting/genericReport/xlsx',
  ],
};
