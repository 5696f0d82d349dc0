import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Right } from '#modules/shared/rights';
import { requireRight } from '#web/features/shell/route-guards';
import { paths, patterns } from '#web/paths';
import type { LoadedPage } from './work.loaders';

/** A page whose requests start together with the loading of its code; `right` is the required right, if any. */
const loaded = (
  path: string,
  page: LoadedPage,
  load: () => Promise<{ Component: ComponentType }>,
  right?: Right,
): RouteObject => ({
  path,
  lazy: {
    Component: async () => (await load()).Component,
    loader: async () => (await import('./work.layout')).startQueriesOf(page, right),
  },
  // Once a page is open, its components request what a changed URL needs.
  shouldRevalidate: () => false,
  handle: right && requireRight(right),
});

/**
 * The pages behind sign-in. One line each: a lazy module that exports `Component`, and `handle: requireRight('right')`
 * for a required right. A page that begins with requests is `loaded`. route-tree.tsx adds the guard.
 */
export const workRoutes: RouteObject[] = [
  loaded(paths.dashboard, 'dashboard', () => import('./user-dashboard')),
  loaded(paths.myProfile, 'myProfile', () => import('./my-profile')),
  { path: patterns.userProfile, lazy: () => import('./user-profile') },
  loaded(paths.applications, 'applications', () => import('./applications')),
  { path: patterns.apply, lazy: () => import('./user-application') },
  { path: paths.applied, lazy: () => import('./success-application-submit') },
  { path: patterns.jobPreview, lazy: () => import('./job-preview') },
  loaded(patterns.postJobsEdit, 'editPosting', () => import('./edit-posting')),
  loaded(paths.postings, 'postings', () => import('./postings'), 'ownPostings'),
  loaded(paths.reviewApplicants, 'reviewApplicants', () => import('./review-applicants'), 'reviewApplicants'),
  loaded(patterns.release, 'release', () => import('./release'), 'manageJobs'),
  loaded(patterns.reviewApplication, 'reviewApplication', () => import('./review-application'), 'readApplications'),
  loaded(patterns.reviewUserApplication, 'reviewApplication', () => import('./review-user-application'), 'manageJobs'),
  loaded(patterns.jobApplicants, 'jobApplicants', () => import('./job-applicants'), 'postJobs'),
  loaded(paths.manageJobs, 'manageJobs', () => import('./manage-jobs'), 'postJobs'),
  loaded(patterns.fillPosition, 'fillPosition', () => import('./fill-position'), 'postJobs'),
  { path: paths.requestPosting, lazy: () => import('./request-posting') },
  { path: patterns.history, lazy: () => import('./history') },
  loaded(paths.manageUsers, 'manageUsers', () => import('./user-management'), 'manageUsers'),
  { path: patterns.manageUser, lazy: () => import('./manage-user'), handle: requireRight('manageUsers') },
  loaded(paths.manageData, 'manageData', () => import('./manage-data'), 'manageData'),
  loaded(
    paths.manageOrganizations,
    'manageOrganizations',
    () => import('./manage-organizations'),
    'manageOrganizations',
  ),
  { path: paths.settings, lazy: () => import('./settings') },
  { path: paths.manageContent, lazy: () => import('./manage-content') },
  { path: paths.reporting, lazy: () => import('./reporting'), handle: requireRight('reporting') },
  loaded(paths.systemLogs, 'systemLogs', () => import('./area-51'), 'systemLog'),
];

/** Pages for signed-in users who have not accepted the terms yet. */
export const gateRoutes: RouteObject[] = [
  { path: paths.welcomeGateway, lazy: () => import('./welcome-gateway') },
  { path: paths.acceptTerms, lazy: () => import('./accept-terms') },
];
