import { holds, type Privileged, privilege } from '../../../lib/privileges';

const { ReviewApplicants, ManageJobs, SuperAdmin } = privilege;

/** Who reviews reads on the screen only (W13.9, W13.10, T31). */
export const mayPrint = (user: Privileged | null) => !holds(user, ReviewApplicants) || holds(user, SuperAdmin);

/** Whom /review-applicants opens to (W12.1, T6). */
export const mayReview = (user: Privileged | null) => holds(user, ReviewApplicants, ManageJobs, SuperAdmin);
