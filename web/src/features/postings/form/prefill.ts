import type { LastContactResponse } from '../../../../../modules/postings/contract/api-responses';
import type { SessionUser } from '../../../lib/session/session';
import type { ReferenceData } from '../reference-data';
import { isAdminLevel } from '../rights';
import { chooseOrganization } from './choose-organization';
import { blankJob, type JobValues } from './job-values';

export interface Prefill {
  values: Partial<JobValues>;
  /** The contact's source, as the continuation of "filled in from". */
  source: string;
}

/**
 * Initial values of a new posting (U31): the user's only organization with its location, and the contact of the last
 * posting or of the account. Null for admin-level users, who post for others.
 */
export function buildPrefill(
  user: SessionUser,
  { organizations, regions }: ReferenceData,
  { contact }: LastContactResponse,
): Prefill | null {
  if (isAdminLevel(user)) return null;
  const [only] = organizations.length === 1 ? organizations : [];
  const { firstName: contactsFirstName, lastName: contactsLastName, email } = user;
  return {
    values: {
      ...(only && chooseOrganization(blankJob(''), only.accountNumber, organizations, regions)),
      ...(contact ?? { contactsFirstName, contactsLastName, email }),
    },
    source: contact ? 'your last posting' : 'your account',
  };
}
