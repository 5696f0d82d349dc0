import { type Column, type Row, row } from './access-row.js';

/**
 * The access matrix, written by hand from the specification (document 1 section 6, document 2 section 6, tensions
 * T4–T13, T31, T32, T37 and "Left open" near P12.2, P12.3, W6.8, W12.11). It imports nothing of the application, so
 * that it cannot repeat a mistake in its tables.
 */

const everybody = row('A', 'A');
const signedIn = row('N', 'A');
const only = (...columns: Column[]) => row('N', 'F', { A: columns });
const owner = (...columns: Column[]) => row('N', 'H', { A: columns });

const adminLevel = only('p3', 'p8');
const userAdmins = only('p4', 'p8');
const organizationAdmins = only('p5', 'p8');
const dataAdmins = only('p8', 'p10');
const postingSide = only('p1', 'p3', 'p8', 'poster', 'posterElsewhere', 'creatorElsewhere');
const reviewingSide = only('p2', 'p3', 'p8', 'reviewer', 'reviewerElsewhere');
/** A posting: H for other posters, F for accounts without posting rights. */
const ownPosting = row('N', 'F', { A: ['p3', 'p8', 'poster'], H: ['p1', 'posterElsewhere'] });
const ownTemplate = { ...ownPosting, creatorElsewhere: 'H' as const };
const editPosting = { ...ownPosting, creator: 'A' as const, creatorElsewhere: 'A' as const };
/** A poster of some organization gets H for another one. */
const postForOrganization = row('N', 'F', {
  A: ['p3', 'p8', 'poster'],
  H: ['p1', 'posterElsewhere', 'creatorElsewhere'],
});
/** A released application. */
const readApplication = row('N', 'F', {
  A: ['p3', 'p8', 'poster', 'reviewer'],
  H: ['p1', 'p2', 'posterElsewhere', 'creatorElsewhere', 'reviewerElsewhere'],
});
/** Stages of applications: H for posters of other organizations. */
const decideOutcomes = row('N', 'F', { A: ['p3', 'p8', 'poster'], H: ['p1', 'posterElsewhere', 'creatorElsewhere'] });
/** A move of p8: nobody else takes it back. */
const undoMove = row('N', 'F', { A: ['p8'], H: ['p1', 'p3', 'poster', 'posterElsewhere', 'creatorElsewhere'] });
const readFile = owner('applicant', 'p3', 'p8', 'poster', 'reviewer');

const referenceData = (list: string): Record<string, Row> => ({
  [`GET /api/${list}`]: everybody,
  [`POST /api/${list}`]: dataAdmins,
  [`PATCH /api/${list}/:id`]: dataAdmins,
  [`DELETE /api/${list}/:id`]: dataAdmins,
  [`POST /api/${list}/:id/restore`]: dataAdmins,
});

/** Their owner's, and of user managers (W17.18). */
const profileSections = (...sections: string[]): Record<string, Row> =>
  Object.fromEntries(sections.map((section) => [`PATCH /api/users/:id/${section}`, owner('applicant', 'p4', 'p8')]));

export const EXPECTED: Record<string, Row> = {
  'GET /api/health': everybody,
  'GET /api/health/ready': everybody,
  // The token belongs to no account.
  'GET /metrics': everybody,
  'GET /api/mailbox': everybody,
  'GET /api/mailbox/:id': everybody,

  'POST /api/users': everybody,
  'PATCH /api/users/confirmation/:token': everybody,
  'PATCH /api/users/resend-email-confirmation/:token': everybody,
  'POST /api/users/confirmation': everybody,
  'DELETE /api/users/:email/password': everybody,
  'POST /api/users/password': everybody,
  'POST /api/auth/signin': everybody,
  'POST /api/auth/refresh': everybody,
  'PATCH /api/auth/signOut': signedIn,
  'PATCH /api/auth/signOutEverywhere': signedIn,
  'GET /api/users/:id': owner('applicant', 'p4', 'p8'),
  'GET /api/users/:id/consequences': userAdmins,
  'GET /api/users/:id/summary': userAdmins,
  'PATCH /api/users/:id/welcome': owner('applicant'),
  'PATCH /api/users/:id/terms-and-conditions': owner('applicant'),
  'GET /api/users': userAdmins,
  'GET /api/users/privileges': userAdmins,
  'POST /api/users/admin': userAdmins,
  'PATCH /api/users/:id': userAdmins,
  'DELETE /api/users/:id': userAdmins,
  'PATCH /api/users/:id/settings': owner('applicant'),
  'POST /api/users/:id/removal': owner('applicant'),
  'DELETE /api/users/:id/removal': owner('applicant'),
  'GET /api/users/:id/data-export': owner('applicant'),
  'POST /api/users/:id/data-export': owner('applicant'),
  'GET /api/users/:id/data-export/file': owner('applicant'),
  'PATCH /api/users/email-change/:token': everybody,
  'PATCH /api/users/:id/access': userAdmins,
  'POST /api/common/job-posting': signedIn,
  'GET /api/posting-access-requests': userAdmins,
  'PATCH /api/posting-access-requests/:id/grant': userAdmins,
  'PATCH /api/posting-access-requests/:id/decline': userAdmins,

  'GET /api/organizations': everybody,
  'GET /api/organizations/admin': organizationAdmins,
  'GET /api/organizations/admin/:accountNumber': organizationAdmins,
  'POST /api/organizations': organizationAdmins,
  'PATCH /api/organizations/:accountNumber': organizationAdmins,
  ...referenceData('positions'),
  ...referenceData('credentials'),
  ...referenceData('certifications'),
  'GET /api/geography': everybody,
  'GET /api/places/nearest': everybody,

  'GET /api/common/support': everybody,
  'GET /api/common/captcha': everybody,
  'POST /api/common/contact-us': everybody,
  'GET /api/content': everybody,
  'GET /api/content/texts': only('p6', 'p8'),
  'POST /api/content': only('p6', 'p8'),

  'GET /api/users/profile/data': signedIn,
  'GET /api/users/user-profile/:id': userAdmins,
  'DELETE /api/users/profile/new-sections': signedIn,
  ...profileSections('contact-details', 'preferences', 'education', 'career', 'employment-questions', 'references'),
  'PATCH /api/users/:id/supporting-documents': owner('applicant'),
  'PATCH /api/users/:id/supporting-documents/admin': userAdmins,
  'GET /api/users/files/:id': owner('applicant'),
  'GET /api/users/files/admin/:id': userAdmins,

  'GET /robots.txt': everybody,
  'GET /sitemap.xml': everybody,
  'GET /sitemaps/pages': everybody,
  'GET /sitemaps/jobs/:part': everybody,
  'GET /positions.atom': everybody,
  'GET /api/jobs': everybody,
  'GET /api/jobs/regions': everybody,
  'GET /api/jobs/suggest': everybody,
  'GET /api/jobs/:id': everybody,
  'GET /api/jobs/:id/similar': everybody,
  'GET /api/jobs/files/:id': everybody,
  'POST /api/jobs': only('p3', 'p8', 'poster'),
  'PATCH /api/jobs/:id': editPosting,
  'PATCH /api/jobs/:id/status': ownPosting,
  'DELETE /api/jobs/:id': ownPosting,
  'POST /api/jobs/:id/copy': ownPosting,
  'GET /api/jobs/:id/preview': editPosting,
  'POST /api/jobs/preview': only('p3', 'p8', 'poster'),
  'GET /api/jobs/templates': postingSide,
  'GET /api/jobs/templates/:id': ownTemplate,
  'POST /api/jobs/:id/template': ownPosting,
  'DELETE /api/jobs/templates/:id': ownTemplate,
  'GET /api/jobs/:id/admin': editPosting,
  'GET /api/jobs/autosave': postingSide,
  'PUT /api/jobs/autosave': postingSide,
  'GET /api/jobs/:id/autosave': editPosting,
  'PUT /api/jobs/:id/autosave': editPosting,
  'GET /api/jobs/like': postForOrganization,
  'GET /api/jobs/usual-salary': postForOrganization,
  'GET /api/jobs/admin': postingSide,
  'GET /api/jobs/user/posts': postingSide,
  'GET /api/jobs/user/contact': postingSide,
  'GET /api/jobs/user/copies': postingSide,
  'GET /api/jobs/user/preferences': signedIn,
  'GET /api/jobs/admin/reviewApplicants': reviewingSide,
  'GET /api/jobs/admin/dashboardReviewApplicants': reviewingSide,
  'GET /api/reviewers/:accountNumber': adminLevel,

  'POST /api/applications/save': signedIn,
  'POST /api/applications/submit': signedIn,
  'PATCH /api/applications/save/:jobId': owner('applicant'),
  'PATCH /api/applications/submit/:jobId': owner('applicant'),
  'GET /api/applications/list': signedIn,
  'GET /api/applications/positions-of-interest': signedIn,
  'GET /api/applications/states': signedIn,
  'GET /api/applications/prefill/:jobId': signedIn,
  'GET /api/applications/:id': owner('applicant'),
  'DELETE /api/applications/:id': owner('applicant'),
  'POST /api/applications/:id/again': owner('applicant'),
  'GET /api/applications/user/files/:id': readFile,
  'GET /api/applications/user/coverLetter/:id': readFile,
  'GET /api/applications/user/pdf/:id': owner('applicant'),

  'GET /api/applications/admin/data': readApplication,
  'GET /api/applications/review/:id': readApplication,
  'PATCH /api/applications/admin/release/reviewers': adminLevel,
  'PATCH /api/applications/admin/review-by': adminLevel,
  'PATCH /api/applications/admin/release/applicants': adminLevel,
  'GET /api/applications/admin/board': adminLevel,
  'GET /api/applications/admin/users/:id': adminLevel,
  'GET /api/applications/admin/stages': decideOutcomes,
  'GET /api/applications/admin/candidates': decideOutcomes,
  'GET /api/applications/admin/undecided': postingSide,
  'PATCH /api/applications/admin/stage': decideOutcomes,
  'PATCH /api/applications/admin/stage/undo': undoMove,
  'PATCH /api/applications/admin/:id': adminLevel,
  'DELETE /api/applications/admin/:id': adminLevel,
  'GET /api/applications/admin/files/:id': adminLevel,
  'GET /api/applications/admin/coverLetter/:id': adminLevel,

  'GET /api/reporting/users': only('p7', 'p8'),
  'GET /api/reporting/positions': only('p7', 'p8'),
  'GET /api/reporting/organizations': only('p7', 'p8'),
  'GET /api/user/duties': signedIn,
  'GET /api/user/duties/:kind': signedIn,
  'GET /api/common/systemSettings': only('p8'),
  'GET /api/logs': only('p8'),
  'GET /api/logs/choices': only('p8'),
  'GET /api/logs/live': only('p8'),
  'GET /api/logs/:id': only('p8'),
  'POST /api/reporting/genericReport': only('p7', 'p8'),
  'POST /api/reporting/genericReport/csv': only('p7', 'p8'),
  'POST /api/reporting/genericReport/xlsx': only('p7', 'p8'),
  'GET /api/reporting/definitions': only('p7', 'p8'),
  'POST /api/reporting/definitions': only('p7', 'p8'),
  // An unshared one of somebody else.
  'PATCH /api/reporting/definitions/:id': row('N', 'F', { H: ['p7', 'p8'] }),
  'DELETE /api/reporting/definitions/:id': row('N', 'F', { H: ['p7', 'p8'] }),
  'POST /api/reporting/charts/:chart': only('p7', 'p8'),
  'GET /api/queues': only('p8'),
  'GET /api/queues/deadLetters': only('p8'),
  'POST /api/queues/deadLetters/retry': only('p8'),
  'POST /api/queues/deadLetters/:id/retry': only('p8'),
  'POST /api/queues/:subscriber/pause': only('p8'),
  'POST /api/queues/:subscriber/resume': only('p8'),
  'GET /api/history/users/:id': userAdmins,
  'GET /api/history/users/:id/rights': userAdmins,
  'GET /api/mails/users/:id': userAdmins,
  'GET /api/history/organizations/:accountNumber': organizationAdmins,
  // The creator without any right left has no page for it.
  'GET /api/history/jobs/:id': { ...ownPosting, creatorElsewhere: 'A' },
  'GET /api/history/applications/:id': adminLevel,
};
