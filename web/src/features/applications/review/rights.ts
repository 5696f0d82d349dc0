import { hasRight, type PrivilegeHolder } from '#web/lib/session/privileges';

/** Reviewers may not print. */
export const canPrint = (user: PrivilegeHolder | null) =>
  !hasRight(user, 'reviewForOwnOrganizations') || hasRight(user, 'printAsReviewer');

/** Users who may open /review-applicants. */
export const canReview = (user: PrivilegeHolder | null) => hasRight(user, 'reviewApplicants');
