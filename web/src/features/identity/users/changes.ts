import type { UserConsequences } from '#modules/identity/contract/api/users';
import { Privilege } from '#modules/shared/privileges';

/** The editable values of a user, as the form has them. */
export interface UserValues extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  email: string;
  privileges: readonly number[];
  /** Account numbers. */
  organizations: readonly string[];
}

interface Names {
  privilege(id: number): string;
  organization(accountNumber: string): string;
}

/** Case does not count, as on the server. */
export const isEmailChanged = (before: UserValues, after: UserValues) =>
  before.email.toLowerCase() !== after.email.trim().toLowerCase();

/** "Review Applicants is new", "Red Lion Area School District ends": names and rights that the form changes. */
export function listChanges(before: UserValues, after: UserValues, names: Names): string[] {
  const compare = <T>(one: readonly T[], other: readonly T[], nameOf: (value: T) => string) => [
    ...other.filter((value) => !one.includes(value)).map((value) => `${nameOf(value)} is new`),
    ...one.filter((value) => !other.includes(value)).map((value) => `${nameOf(value)} ends`),
  ];
  return [
    ...(before.firstName === after.firstName.trim() ? [] : ['the first name is new']),
    ...(before.lastName === after.lastName.trim() ? [] : ['the last name is new']),
    ...compare(before.privileges, after.privileges, names.privilege),
    ...compare(before.organizations, after.organizations, names.organization),
  ];
}

/** "Changed: … Both count from the next page they open."; empty without a change. */
export function describeChanges(changes: readonly string[]): string {
  if (changes.length === 0) return '';
  const count = ['It counts', 'Both count'][changes.length - 1] ?? 'All count';
  return `Changed: ${changes.join(', ')}. ${count} from the next page they open.`;
}

/** The postings that the user will no longer review. */
export function endedReviews(reviews: UserConsequences['reviews'], before: UserValues, after: UserValues) {
  if (!before.privileges.includes(Privilege.ReviewApplicants)) return [];
  if (!after.privileges.includes(Privilege.ReviewApplicants)) return reviews;
  const lost = before.organizations.filter((number) => !after.organizations.includes(number));
  return reviews.filter(({ accountNumber }) => lost.includes(accountNumber));
}
