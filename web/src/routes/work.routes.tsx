import type { RouteObject } from 'react-router-dom';
import { requireRight } from '../features/shell/route-guards';
import { paths, patterns } from '../paths';

/**
 * The pages behind sign-in. One line each: a lazy module that exports `Component`, and `handle: requireRight('right')`
 * for a required right. route-tree.tsx adds the guard.
 */
export const workRoutes: RouteObject[] = [
  { path: paths.dashboard, lazy: () => import('./user-dashboard') },
  { path: paths.myProfile, lazy: () => import('./my-profile') },
  { path: paths.applications, lazy: () => import('./applications') },
  { path: patterns.apply, lazy: () => import('./user-application') },
  { path: paths.applied, lazy: () => import('./success-application-submit') },
  { path: patterns.postJobsEdit, lazy: () => import('./edit-posting') },
  { path: paths.postings, lazy: () => import('./postings'), handle: requireRight('ownPostings') },
  {
    path: paths.reviewApplicants,
    lazy: () => import('./review-applicants'),
    handle: requireRight('reviewApplicants'),
  },
  {
    path: patterns.reviewApplication,
    lazy: () => import('./review-application'),
    handle: requireRight('readApplications'),
  },
  { path: paths.manageJobs, lazy: () => import('./manage-jobs'), handle: requireRight('postJobs') },
  { path: paths.requestPosting, lazy: () => import('./request-posting') },
  { path: paths.manageUsers, lazy: () => import('./user-management'), handle: requireRight('manageUsers') },
  { path: paths.systemLogs, lazy: () => import('./area-51'), handle: requireRight('systemLog') },
];

/** Pages of this kind that are open to visitors too, such as /post-jobs (T5). */
export const openWorkRoutes: RouteObject[] = [{ path: paths.postJobs, lazy: () => import('./post-jobs') }];
