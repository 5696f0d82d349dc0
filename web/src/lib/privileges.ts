import type { Privilege } from '../../../modules/identity/contract/api';

/** The ten privileges by id (P12.1): checked against the contract by type, because its module would bring zod along. */
export const privilege = {
  JobPosting: 1,
  ReviewApplicants: 2,
  ManageJobs: 3,
  ManageUsers: 4,
  ManageOrganizations: 5,
  ManageContent: 6,
  Reporting: 7,
  SuperAdmin: 8,
  JobSeeking: 9,
  ManageData: 10,
} as const satisfies typeof Privilege;

export interface Privileged {
  privileges: readonly { id: number }[];
}

/** Does this user hold at least one of these privileges? Nobody signed in holds none. */
export function holds(user: Privileged | null, ...any: readonly number[]): boolean {
  return user?.privileges.some(({ id }) => any.includes(id)) ?? false;
}
