import { may, type Privileged } from '../../lib/privileges';

/** Manage Jobs or Super Admin: every organization, the settings of W5.39, approval. */
export const isAdminLevel = (user: Privileged | null) => may(user, 'manageJobs');

/** Who sees a form instead of the invitation (W5.6, T4). */
export const mayPost = (user: Privileged | null) => may(user, 'postJobs');
