import { holds, type Privileged, privilege } from '../../lib/privileges';

const { JobPosting, ManageJobs, SuperAdmin } = privilege;

/** Manage Jobs or Super Admin: every organization, the settings of W5.39, approval. */
export const isAdminLevel = (user: Privileged | null) => holds(user, ManageJobs, SuperAdmin);

/** Job Posting: the organizations assigned to the account. */
export const isPoster = (user: Privileged | null) => holds(user, JobPosting);

/** Who sees a form instead of the invitation (W5.6, T4). */
export const mayPost = (user: Privileged | null) => isPoster(user) || isAdminLevel(user);
