import { holds, type Privileged, privilege } from '../../lib/privileges';
import { paths } from '../../paths';

export interface MenuItem {
  label: string;
  to: string;
  /** Router state that goes along. */
  state?: { isManage: true };
}

export interface Menu {
  items: MenuItem[];
  dashboard: MenuItem[] | null;
  administration: MenuItem[] | null;
}

const { JobPosting, ManageJobs, ManageUsers, ManageOrganizations, ManageContent, Reporting, SuperAdmin, ManageData } =
  privilege;

/** What the side menu offers to whom (P11.1–P11.15). */
export function menuFor(user: Privileged | null): Menu {
  const can = (...any: number[]) => holds(user, ...any);
  const when = (allowed: boolean, label: string, to: string, state?: MenuItem['state']): MenuItem[] =>
    allowed ? [{ label, to, state }] : [];

  return {
    items: [
      { label: 'Home', to: paths.home },
      ...when(!user, 'Sign In', paths.signIn),
      { label: 'Find a Job', to: paths.findJob },
      ...postAJob(user),
      { label: 'About Us', to: paths.aboutUs },
      { label: 'Contact Us', to: paths.contactUs },
    ],
    dashboard: user && [
      ...when(can(ManageJobs, SuperAdmin), 'Review Applicants', paths.reviewApplicants),
      ...when(can(JobPosting, SuperAdmin), 'My Postings', paths.postings),
      { label: 'My Profile', to: paths.myProfile },
      { label: 'My Settings', to: paths.settings },
      { label: 'My Applications', to: paths.applications },
    ],
    administration: can(ManageJobs, ManageUsers, ManageOrganizations, ManageContent, Reporting, SuperAdmin, ManageData)
      ? [
          ...when(can(ManageJobs, SuperAdmin), 'Manage Jobs', paths.manageJobs),
          ...when(can(ManageData, SuperAdmin), 'Manage Data', paths.manageData),
          ...when(can(ManageUsers, SuperAdmin), 'Manage Users', paths.manageUsers),
          ...when(can(ManageOrganizations, SuperAdmin), 'Manage Organizations', paths.manageOrganizations),
          ...when(can(ManageContent, SuperAdmin), 'Manage Content', paths.home, { isManage: true }),
          ...when(can(Reporting, SuperAdmin), 'Reporting', paths.reporting),
          ...when(can(SuperAdmin), 'Area 51', paths.systemLogs),
        ]
      : null,
  };
}

/** Manage Jobs alone sees the entry but has to request posting rights first (T4). */
function postAJob(user: Privileged | null): MenuItem[] {
  if (user && !holds(user, JobPosting, ManageJobs, SuperAdmin)) return [];
  const posts = !user || holds(user, JobPosting, SuperAdmin);
  return [{ label: 'Post a Job', to: posts ? paths.postJobs : paths.requestPosting }];
}
