/** Every address of the site. A string is the path itself; a function fills in ids. */
export const paths = {
  home: '/',
  findJob: '/positions',
  jobPost: (id: string) => `/job-post/${id}`,
  postJobs: '/post-jobs',
  postJobsEdit: (id: string) => `/post-jobs/edit/${id}`,
  requestPosting: '/requests/job-posting',

  signUp: '/signup',
  pleaseConfirm: '/please-confirm',
  emailConfirmation: (token: string) => `/email-confirmation/${token}`,
  signIn: '/signin',
  accountConfirmed: '/signin/accountConfirmed',
  forgotPassword: '/forgot-password',
  resetSent: '/success-password-reset',
  resetPassword: (token: string) => `/reset-password/${token}`,
  welcomeGateway: '/welcome-gateway',
  acceptTerms: '/user/terms-and-conditions',

  aboutUs: '/about-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy',
  help: '/faq',
  contactUs: '/contact-us',
  mailbox: '/mailbox',

  dashboard: '/user-dashboard',
  reviewApplicants: '/review-applicants',
  reviewApplication: (id: string) => `/review-application/${id}`,
  reviewUserApplication: (id: string) => `/review/user-application/${id}`,
  postings: '/postings',
  myProfile: '/my-profile',
  userProfile: (id: string) => `/user-profile/${id}`,
  settings: '/user-account-settings',
  applications: '/applications',
  apply: (id: string) => `/user-application/${id}`,

  manageJobs: '/manage-jobs',
  manageData: '/manage-data',
  manageUsers: '/user-management',
  manageOrganizations: '/manage-organizations',
  manageContent: '/manage-content',
  reporting: '/reporting',
  systemLogs: '/area-51',
} as const;

/** The same addresses with their parameters named, as the route tables write them. */
export const patterns = {
  jobPost: paths.jobPost(':id'),
  postJobsEdit: paths.postJobsEdit(':id'),
  emailConfirmation: paths.emailConfirmation(':token'),
  resetPassword: paths.resetPassword(':token'),
  reviewApplication: paths.reviewApplication(':id'),
  reviewUserApplication: paths.reviewUserApplication(':id'),
  userProfile: paths.userProfile(':id'),
  apply: paths.apply(':id'),
} as const;
