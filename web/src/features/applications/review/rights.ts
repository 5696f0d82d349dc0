import { may, type Privileged } from '../../../lib/privileges';

/** Who reviews reads on the screen only (W13.9, W13.10, T31). */
export const mayPrint = (user: Privileged | null) =>
  !may(user, 'reviewForOwnOrganizations') || may(user, 'printAsReviewer');

/** Whom /review-applicants opens to (W12.1, T6). */
export const mayReview = (user: Privileged | null) => may(user, 'reviewApplicants');
