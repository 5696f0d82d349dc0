import { hasRight, type PrivilegeHolder } from '#web/lib/session/privileges';

/** The guides that Help shows. */
export interface Guides {
  /** For everyone but employers, visitors included. */
  seeker: boolean;
  /** For users with posting rights. */
  employer: boolean;
}

/**
 * Employers post for their own organizations. A Super Admin may post without being an employer and sees both guides.
 */
export const guidesFor = (user: PrivilegeHolder | null): Guides => ({
  seeker: !hasRight(user, 'postForOwnOrganizations'),
  employer: hasRight(user, 'ownPostings'),
});
