import { may, type Privileged } from '../../lib/privileges';

/** Which guides Help shows to whom. */
export interface Guides {
  /** For everybody who is no employer, visitors too (P9.3). */
  seeker: boolean;
  /** For those with posting rights (P9.4, T4). */
  employer: boolean;
}

/** An employer is who posts for organizations of their own; a Super Admin may post and is none, so sees both. */
export const guidesFor = (user: Privileged | null): Guides => ({
  seeker: !may(user, 'postForOwnOrganizations'),
  employer: may(user, 'ownPostings'),
});
