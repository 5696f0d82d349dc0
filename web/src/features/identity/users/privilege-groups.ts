import { Privilege, type PrivilegeId } from '#modules/shared/privileges';

/** Privileges in the order of the form: for everybody, and for administration. */
export const GENERAL_PRIVILEGES: readonly PrivilegeId[] = [
  Privilege.JobPosting,
  Privilege.ReviewApplicants,
  Privilege.JobSeeking,
];
export const ADMINISTRATION_PRIVILEGES: readonly PrivilegeId[] = [
  Privilege.ManageJobs,
  Privilege.ManageUsers,
  Privilege.ManageOrganizations,
  Privilege.ManageContent,
  Privilege.Reporting,
  Privilege.ManageData,
  Privilege.SuperAdmin,
];

/** One sentence for each privilege. */
export const PRIVILEGE_HINTS: Readonly<Record<PrivilegeId, string>> = {
  [Privilege.JobPosting]: 'Posts jobs for the organizations below',
  [Privilege.ReviewApplicants]: 'Reads applicants released to reviewers of the organizations below',
  [Privilege.JobSeeking]: 'Applies for jobs',
  [Privilege.ManageJobs]: 'Approves, changes and fills postings of every organization',
  [Privilege.ManageUsers]: 'Creates, changes and locks accounts',
  [Privilege.ManageOrganizations]: 'Uploads organizations, takes them off the board',
  [Privilege.ManageContent]: 'Writes the text of the home page',
  [Privilege.Reporting]: 'Runs and exports reports',
  [Privilege.ManageData]: 'Positions, credentials and certifications',
  [Privilege.SuperAdmin]: 'Everything, Area 51 included. Asks once more',
};
