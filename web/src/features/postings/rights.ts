import { hasRight, type PrivilegeHolder } from '#web/lib/session/privileges';

/** Manage Jobs or Super Admin: all organizations, the settings of W5.39, approval. */
export const isAdminLevel = (user: PrivilegeHolder | null) => hasRight(user, 'manageJobs');

/** Users who see the form instead of the access prompt. */
export const canPost = (user: PrivilegeHolder | null) => hasRight(user, 'postJobs');
