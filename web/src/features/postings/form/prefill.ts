import type { LastContactResponse } from '#modules/postings/contract/api/last-contact';
import type { SessionUser } from '#web/lib/session/session';
import type { ReferenceData } from '../reference-data';
import { isAdminLevel } from '../rights';
import { chooseOrganization } from './choose-organization';
import { blankJob, type JobValues } from './job-values';

export interface Prefill {
  values: Partial<JobValues>;
  /** The contact's source, as the continuation of "filled in from". */
  source: string;
  hasTemplates: boolean;
}

/** Each organization gets the address of the user's last posting for it, which may be a school of it. */
export function withLastPlaces(referenceData: ReferenceData, { places }: LastContactResponse): ReferenceData {
  const organizations = referenceData.organizations.map((one) => {
    // The form fills in places in Pennsylvania only.
    const place = places.find(({ organization, state }) => organization === one.accountNumber && state === 'PA');
    if (!place) return one;
    const { addressLine1, addressLine2, city, zipCode: zip, county } = place;
    return { ...one, addressLine1, addressLine2, city, zip, county };
  });
  return { ...referenceData, organizations };
}

/**
 * Initial values of a new posting: the user's only organization with its location, and the contact of the last posting
 * or of the account. Null for admin-level users, who post for others.
 */
export function buildPrefill(
  user: SessionUser,
  { organizations, regions }: ReferenceData,
  { contact, hasTemplates }: LastContactResponse,
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
    hasTemplates,
  };
}
