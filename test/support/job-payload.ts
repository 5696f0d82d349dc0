import type { JobPayloadInput } from '../../modules/postings/contract/api.js';
import { localDate } from '../../src/platform/local-time.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The local day this many days from today, `YYYY-MM-DD`. */
export function dayFromToday(days: number): string {
  return localDate(new Date(Date.now() + days * DAY_MS));
}

/** A posting that every rule accepts: internal, open from today for thirty days. Organization and position are the caller's. */
export function jobPayload(
  changes: Partial<JobPayloadInput> & Pick<JobPayloadInput, 'organization' | 'position'>,
): JobPayloadInput {
  return {
    contactsFirstName: 'Dana',
    contactsLastName: 'Whitfield',
    phoneNumber: '(717)555-0142',
    email: 'hiring@district.example',
    addressLine1: '1 School Lane',
    city: 'Harrisburg',
    zipCode: '17101',
    county: 22,
    title: 'Fourth grade teacher',
    startDate: dayFromToday(0),
    endDate: dayFromToday(30),
    isExternalPost: false,
    geography: 'SC',
    districtSize: '2,500 - 5,000',
    description: '<p>Teach a class of twenty.</p>',
    ...changes,
  };
}
