import type { Right } from '#modules/shared/rights';
import { hasRight, type PrivilegeHolder } from '#web/lib/session/privileges';
import { paths } from '#web/paths';

export interface MenuItem {
  label: string;
  to: string;
  /** Router state of the link. */
  state?: { isManage: true };
  /** Path prefixes of further pages that belong to the item. */
  within?: readonly string[];
}

export interface Menu {
  items: MenuItem[];
  dashboard: MenuItem[] | null;
  administration: MenuItem[] | null;
  /** Listed after the groups. */
  about: MenuItem[];
}

/** The entries of the side menu by user rights. */
export function menuFor(user: PrivilegeHolder | null): Menu {
  const can = (right: Right) => hasRight(user, right);
  const when = (allowed: boolean, label: string, to: string, more?: Partial<MenuItem>): MenuItem[] =>
    allowed ? [{ label, to, ...more }] : [];
  const applicants = paths.jobApplicants('');
  const fill = paths.fillPosition('');

  return {
    items: [
      { label: 'Home', to: paths.home },
      ...when(!user, 'Sign In', paths.signIn),
      { label: 'Find a Job', to: paths.findJob, within: [paths.jobPost('')] },
      ...postAJob(user),
    ],
    dashboard: user && [
      ...when(can('reviewFromMenu'), 'Review Applicants', paths.reviewApplicants, {
        within: [applicants, `${paths.reviewApplicants}/`],
      }),
      ...when(
        can('ownPostings'),
        'My Postings',
        paths.postings,
        can('manageJobs') ? undefined : { within: [applicants, fill] },
      ),
      { label: 'My Profile', to: paths.myProfile },
      { label: 'My Settings', to: paths.settings },
      { label: 'My Applications', to: paths.applications },
    ],
    administration: can('administration')
      ? [
          ...when(can('manageJobs'), 'Manage Jobs', paths.manageJobs, { within: [fill] }),
          ...when(can('manageData'), 'Manage Data', paths.manageData),
          ...when(can('manageUsers'), 'Manage Users', paths.manageUsers),
          ...when(can('manageOrganizations'), 'Manage Organizations', paths.manageOrganizations),
          ...when(can('manageContent'), 'Manage Content', paths.home, { state: { isManage: true } }),
          ...when(can('reporting'), 'Reporting', paths.reporting),
          ...when(can('systemLog'), 'Area 51', paths.systemLogs),
        ]
      : null,
    about: [
      { label: 'About Us', to: paths.aboutUs },
      { label: 'Contact Us', to: paths.contactUs },
    ],
  };
}

/** Users with only Manage Jobs see the entry, but must request posting rights first. */
function postAJob(user: PrivilegeHolder | null): MenuItem[] {
  if (user && !hasRight(user, 'postJobs')) return [];
  const posts = !user || hasRight(user, 'ownPostings');
  return [{ label: 'Post a Job', to: posts ? paths.postJobs : paths.requestPosting }];
}
