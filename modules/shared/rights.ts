import { Privilege, type PrivilegeId } from './privileges.js';

/**
 * The access control table (P12.1): each right with the privileges that grant it. Menu, route guards and API access all
 * use it, so they cannot disagree. It must not import zod, because the entry bundle contains it.
 */
export const RIGHTS = {
  /** Administration in the menu (P11.4). */
  administration: [
    Privilege.ManageJobs,
    Privilege.ManageUsers,
    Privilege.ManageOrganizations,
    Privilege.ManageContent,
    Privilege.Reporting,
    Privilege.SuperAdmin,
    Privilege.ManageData,
  ],
  /** All postings and applications of all organizations: "admin-level" (P11.7, near P12.3). */
  manageJobs: [Privilege.ManageJobs, Privilege.SuperAdmin],
  manageData: [Privilege.ManageData, Privilege.SuperAdmin],
  /** Accounts, their rights and profiles, and requests for posting rights (P11.9, P12.9). */
  manageUsers: [Privilege.ManageUsers, Privilege.SuperAdmin],
  /** Grant and revoke Super Admin, and change the rights of its holders. */
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
  /** Released applications (W13). */
  readApplications: [Privilege.ReviewApplicants, Privilege.JobPosting, Privilege.ManageJobs, Privilege.SuperAdmin],
  /** Print an application as a reviewer (W13.9, near P12.3). */
  printAsReviewer: [Privilege.SuperAdmin],
} as const satisfies Record<string, readonly PrivilegeId[]>;

export type Right = keyof typeof RIGHTS;

/** The part of an account that decisions about organizations need. */
interface RightsHolder {
  privileges: ReadonlySet<number>;
  /** Account numbers. */
  organizations: ReadonlySet<string>;
}

/** Manage Jobs or Super Admin: access to the jobs and applications of all organizations. */
export function isAdminLevel(holder: Pick<RightsHolder, 'privileges'> | null): boolean {
  return holder !== null && hasAny(RIGHTS.manageJobs, holder);
}

/** Job Posting for this organization. Whether posting is allowed now also depends on the organization. */
export function isPosterOf(accountNumber: string, holder: RightsHolder | null): boolean {
  return isOfOrganization(RIGHTS.postForOwnOrganizations, accountNumber, holder);
}

/** Review Applicants for this organization. Board review narrows this to the reviewers that a job names. */
export function isReviewerFor(accountNumber: string, holder: RightsHolder | null): boolean {
  return isOfOrganization(RIGHTS.reviewForOwnOrganizations, accountNumber, holder);
}

function isOfOrganization(right: readonly PrivilegeId[], accountNumber: string, holder: RightsHolder | null): boolean {
  return Boolean(holder?.organizations.has(accountNumber) && hasAny(right, holder));
}

const hasAny = (right: readonly PrivilegeId[], { privileges }: Pick<RightsHolder, 'privileges'>) =>
  right.some((privilege) => privileges.has(privilege));
