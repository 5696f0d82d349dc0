const NOBODY = '01900000-0000-7000-8000-000000000000';
export const NO_JOB = `/job-applicants/${NOBODY}`;
export const NO_RELEASE = `/review-applicants/${NOBODY}/release`;
export const NO_JOB_TO_FILL = `/fill-position/${NOBODY}`;

/** An address of every page behind sign-in; web/src/route-tree.test.ts compares it with the routes. */
export const GUARDED = [
  '/user-dashboard',
  '/review-applicants',
  NO_RELEASE,
  `/review-application/${NOBODY}`,
  `/review/user-application/${NOBODY}`,
  '/postings',
  `/post-jobs/edit/${NOBODY}`,
  `/job-preview/${NOBODY}`,
  NO_JOB,
  NO_JOB_TO_FILL,
  '/my-profile',
  `/user-profile/${NOBODY}`,
  '/user-account-settings',
  '/applications',
  `/user-application/${NOBODY}`,
  '/success-application-submit',
  '/manage-jobs',
  '/manage-data',
  '/user-management',
  `/user-management/${NOBODY}`,
  `/history/users/${NOBODY}`,
  '/manage-organizations',
  '/manage-content',
  '/reporting',
  '/area-51',
  '/requests/job-posting',
  '/welcome-gateway',
  '/user/terms-and-conditions',
];
