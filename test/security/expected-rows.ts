import { type Column, type Row, row } from './access-row.js';

export const everybody = row('A', 'A');
export const signedIn = row('N', 'A');
export const only = (...columns: Column[]) => row('N', 'F', { A: columns });
export const owner = (...columns: Column[]) => row('N', 'H', { A: columns });

export const adminLevel = only('p3', 'p8');
export const userAdmins = only('p4', 'p8');
export const organizationAdmins = only('p5', 'p8');
const dataAdmins = only('p8', 'p10');
export const postingSide = only('p1', 'p3', 'p8', 'poster', 'posterElsewhere', 'creatorElsewhere');
export const reviewingSide = only('p2', 'p3', 'p8', 'reviewer', 'reviewerElsewhere');
/** A posting: H for other posters, F for accounts without posting rights. */
export const ownPosting = row('N', 'F', { A: ['p3', 'p8', 'poster'], H: ['p1', 'posterElsewhere'] });
export const ownTemplate = { ...ownPosting, creatorElsewhere: 'H' as const };
export const editPosting = { ...ownPosting, creator: 'A' as const, creatorElsewhere: 'A' as const };
/** A poster of some organization gets H for another one. */
export const postForOrganization = row('N', 'F', {
  A: ['p3', 'p8', 'poster'],
  H: ['p1', 'posterElsewhere', 'creatorElsewhere'],
});
/** A released application. */
export const readApplication = row('N', 'F', {
  A: ['p3', 'p8', 'poster', 'reviewer'],
  H: ['p1', 'p2', 'posterElsewhere', 'creatorElsewhere', 'reviewerElsewhere'],
});
/** Stages of applications: H for posters of other organizations. */
export const decideOutcomes = row('N', 'F', {
  A: ['p3', 'p8', 'poster'],
  H: ['p1', 'posterElsewhere', 'creatorElsewhere'],
});
/** A move of p8: nobody else takes it back. */
export const undoMove = row('N', 'F', { A: ['p8'], H: ['p1', 'p3', 'poster', 'posterElsewhere', 'creatorElsewhere'] });
export const readFile = owner('applicant', 'p3', 'p8', 'poster', 'reviewer');

export const referenceData = (list: string): Record<string, Row> => ({
  [`GET /api/${list}`]: everybody,
  [`POST /api/${list}`]: dataAdmins,
  [`PATCH /api/${list}/:id`]: dataAdmins,
  [`DELETE /api/${list}/:id`]: dataAdmins,
  [`POST /api/${list}/:id/restore`]: dataAdmins,
});

/** Their owner's, and of user managers (W17.18). */
export const profileSections = (...sections: string[]): Record<string, Row> =>
  Object.fromEntries(sections.map((section) => [`PATCH /api/users/:id/${section}`, owner('applicant', 'p4', 'p8')]));

/** Of accounts, requests for rights and mails to people. */
export const USER_ADMINISTRATION: Record<string, Row> = {
  'GET /api/users/:id/consequences': userAdmins,
  'GET /api/users/:id/summary': userAdmins,
  'GET /api/users': userAdmins,
  'GET /api/users/privileges': userAdmins,
  'POST /api/users/admin': userAdmins,
  'PATCH /api/users/:id': userAdmins,
  'DELETE /api/users/:id': userAdmins,
  'PATCH /api/users/:id/access': userAdmins,
  'GET /api/posting-access-requests': userAdmins,
  'PATCH /api/posting-access-requests/:id/grant': userAdmins,
  'PATCH /api/posting-access-requests/:id/decline': userAdmins,
  'GET /api/users/:id/sessions': userAdmins,
  'PATCH /api/users/:id/signOutEverywhere': userAdmins,
  'GET /api/mails/users/:id': userAdmins,
  'POST /api/mails/:id/again': userAdmins,
};
