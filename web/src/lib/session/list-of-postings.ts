import { paths } from '#web/paths';
import { hasRight, type PrivilegeHolder } from './privileges';

export interface Place {
  to: string;
  label: string;
}

/** The list that has a posting: of those who manage jobs that of all. */
export const listOfPostings = (user: PrivilegeHolder | null): Place =>
  hasRight(user, 'manageJobs')
    ? { to: paths.manageJobs, label: 'Manage Jobs' }
    : { to: paths.postings, label: 'My Postings' };
