import { hasRight, type PrivilegeHolder } from '../../../lib/session/privileges';

/** Reviewers may not print (W13.9, W13.10, T31). */
export const canPrint = (user: PrivilegeHolder | null) =>
  !hasRight(user, 'reviewForOwnOrganizations') || hasRight(user, 'printAsReviewer');

/** Users who may open /review-applicants (W12.1, T6). */
export const canReview = (user: PrivilegeHolder | null) => hasRight(user, 'reviewApplicants');
