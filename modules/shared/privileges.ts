/** The ten privileges, by the specification's numbers (P12.1). */
export const Privilege = {
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
} as const;

export type PrivilegeId = (typeof Privilege)[keyof typeof Privilege];

/** Display names by id. */
export const PRIVILEGE_NAMES: Readonly<Record<PrivilegeId, string>> = {
  1: 'Job Posting',
  2: 'Review Applicants',
  3: 'Manage Jobs',
  4: 'Manage Users',
  5: 'Manage Organizations',
  6: 'Manage Content',
  7: 'Reporting',
  8: 'Super Admin',
  9: 'Job Seeking',
  10: 'Manage Data',
};
