import type { RouteObject } from 'react-router-dom';
import { needs } from '../features/shell/guard';
import { paths, patterns } from '../paths';

/**
 * The signed-in pages. One line each: a lazy module that exports `Component`, and `handle: needs('right')`
 * where a right is asked for. The guard around them is in router.tsx.
 */
export const workRoutes: RouteObject[] = [
  { path: paths.dashboard, lazy: () => import('./user-dashboard') },
  { path: paths.myProfile, lazy: () => import('./my-profile') },
  { path: paths.applications, lazy: () => import('./applications') },
  { path: patterns.apply, lazy: () => import('./user-application') },
  { path: paths.applied, lazy: () => import('./success-application-submit') },
  { path: patterns.postJobsEdit, lazy: () => import('./edit-posting') },
  { path: paths.postings, lazy: () => import('./postings'), handle: needs('ownPostings') },
  {
    path: paths.reviewApplicants,
    lazy: () => import('./review-applicants'),
    handle: needs('reviewApplicants'),
  },
  {
    path: patterns.reviewApplication,
    lazy: () => import('./review-application'),
    handle: needs('readApplications'),
  },
  { path: paths.manageJobs, lazy: () => import('./manage-jobs'), handle: needs('postJobs') },
  { path: paths.requestPosting, lazy: () => import('./request-posting') },
  { path: paths.manageUsers, lazy: () => import('./user-management'), handle: needs('manageUsers') },
  { path: paths.systemLogs, lazy: () => import('./area-51'), handle: needs('systemLog') },
];

/** Of the same pages those that open to visitors too, such as /post-jobs (T5). */
export const openWorkRoutes: RouteObject[] = [{ path: paths.postJobs, lazy: () => import('./post-jobs') }];
