import { Privilege, type PrivilegeId } from './privileges.js';

export { PRIVILEGE_NAMES, Privilege, type PrivilegeId } from './privileges.js';

/**
 * The one table of who may what (P12.1): a right, and the privileges of which any one gives it. Menu, guards of pages
 * and access to the API are all read from here, so they cannot disagree. It stays free of zod: the first page holds it.
 */
export const RIGHTS = {
  /** Administration stands in the menu (P11.4). */
  administration: [
    Privilege.ManageJobs,
    Privilege.ManageUsers,
    Privilege.ManageOrganizations,
    Privilege.ManageContent,
    Privilege.Reporting,
    Privilege.SuperAdmin,
    Privilege.ManageData,
  ],
  /** Every posting and every application, whatever the organization: "admin-level" (P11.7, near P12.3). */
  manageJobs: [Privilege.ManageJobs, Privilege.SuperAdmin],
  manageData: [Privilege.ManageData, Privilege.SuperAdmin],
  /** Accounts, their rights and profiles, and requests for posting rights (P11.9, P12.9). */
  manageUsers: [Privilege.ManageUsers, Privilege.SuperAdmin],
  /** Give and take Super Admin, and change the rights of those who hold it. */
  manageSuperAdmins: [Privilege.SuperAdmin],
  manageOrganizations: [Privilege.ManageOrganizations, Privilege.SuperAdmin],
  manageContent: [Privilege.ManageContent, Privilege.SuperAdmin],
  reporting: [Privilege.Reporting, Privilege.SuperAdmin],
  /** /area-51 (P11.12, T9). */
  systemLog: [Privilege.SuperAdmin],

  /** Post for the organizations assigned to the account: "poster" (P12.6, near P12.3). */
  postForOwnOrganizations: [Privilege.JobPosting],
  /** The posting form and Manage Postings (W5.6, T7), and Post a Job in the menu (P11.15). */
  postJobs: [Privilege.JobPosting, Privilege.ManageJobs, Privilege.SuperAdmin],
  /** My Postings (P11.6); from the menu straight to the form, without a request for posting rights (P11.14, T4). */
  ownPostings: [Privilege.JobPosting, Privilege.SuperAdmin],

  /** Review for the organizations assigned to the account: "reviewer" (P12.7, near P12.3). */
  reviewForOwnOrganizations: [Privilege.ReviewApplicants],
  /** /review-applicants (W12.1, T6). */
  reviewApplicants: [Privilege.ReviewApplicants, Privilege.ManageJobs, Privilege.SuperAdmin],
  /** Review Applicants in the menu (P11.5, T6). */
  reviewFromMenu: [Privilege.ManageJobs, Privilege.SuperAdmin],
  /** Submitted applications, as far as they are released (W13). */
  readApplications: [Privilege.ReviewApplicants, Privilege.JobPosting, Privilege.ManageJobs, Privilege.SuperAdmin],
  /** Print an application although one reviews (W13.9, near P12.3). */
  printAsReviewer: [Privilege.SuperAdmin],
} as const satisfies Record<string, readonly PrivilegeId[]>;

export type Right = keyof typeof RIGHTS;
