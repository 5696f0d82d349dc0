import type { Reply } from '../support/http.js';

export type Role = 'visitor' | 'seeker' | 'poster' | 'reviewer' | 'manager' | 'admin';

/** Calls the API as the user of the page. */
export type Ask = (path: string) => Promise<Reply>;

interface Screen {
  /** Name of the file. */
  name: string;
  /** The path; ids that depend on the data are queried. */
  at: string | ((ask: Ask) => Promise<string>);
}

const screen = (name: string, at: Screen['at']): Screen => ({ name, at });

const WITH_APPLICANTS = '/api/jobs/admin/dashboardReviewApplicants?statuses=open';

const first = async (ask: Ask, path: string) => (await ask(path)).body.items[0];

/** All pages, by role. */
export const SCREENS: Readonly<Record<Role, readonly Screen[]>> = {
  visitor: [
    screen('home', '/'),
    screen('find-job', '/positions'),
    screen('find-job-nothing', '/positions?positionTitle=nothing+of+this+name'),
    screen('job-detail', async (ask) => `/job-post/${(await first(ask, '/api/jobs?sortedBy=title')).id}`),
    screen('sign-in', '/signin'),
    screen('sign-up', '/signup'),
    screen('please-confirm', '/please-confirm'),
    screen('account-confirmed', '/signin/accountConfirmed'),
    screen('forgot-password', '/forgot-password'),
    screen('password-link-sent', '/success-password-reset'),
    screen('set-password', '/reset-password/a-link-of-a-mail'),
    screen('post-jobs-visitor', '/post-jobs'),
    screen('about-us', '/about-us'),
    screen('terms', '/terms-and-conditions'),
    screen('privacy', '/privacy'),
    screen('help', '/faq'),
    screen('support', '/support'),
    screen('employer-info', '/employer-info'),
    screen('contact-us', '/contact-us'),
    screen('contact-sent', '/contact-us/success'),
    screen('mailbox', '/mailbox'),
    screen('not-found', '/no-such-page'),
  ],
  seeker: [
    screen('dashboard-seeker', '/user-dashboard'),
    screen('profile', '/my-profile'),
    screen('applications', '/applications'),
    screen('apply', async (ask) => {
      return `/user-application/${(await first(ask, '/api/applications/list?status=saved')).jobId}`;
    }),
    screen('apply-review', async (ask) => {
      return `/user-application/${(await first(ask, '/api/applications/list?status=saved')).jobId}?step=review`;
    }),
    screen('applied', '/success-application-submit'),
    screen('settings', '/user-account-settings'),
    screen('request-posting', '/requests/job-posting'),
  ],
  poster: [
    screen('dashboard-poster', '/user-dashboard'),
    screen('postings', '/postings'),
    screen('new-posting', '/post-jobs'),
    screen('edit-posting', async (ask) => `/post-jobs/edit/${(await first(ask, '/api/jobs/user/posts')).id}`),
    screen('job-preview', async (ask) => `/job-preview/${(await first(ask, '/api/jobs/user/posts')).id}`),
  ],
  reviewer: [screen('dashboard-reviewer', '/user-dashboard'), screen('review-applicants', '/review-applicants')],
  manager: [
    screen('dashboard-manager', '/user-dashboard'),
    screen('manage-postings', '/manage-jobs'),
    screen('job-applicants', async (ask) => `/job-applicants/${(await first(ask, WITH_APPLICANTS)).id}`),
    screen('fill-position', async (ask) => `/fill-position/${(await first(ask, WITH_APPLICANTS)).id}`),
    screen('review-application', async (ask) => {
      const job = await first(ask, WITH_APPLICANTS);
      return `/review-application/${(await first(ask, `/api/applications/admin/data?jobId=${job.id}`)).id}`;
    }),
  ],
  admin: [
    screen('edit-application', async (ask) => {
      const job = await first(ask, WITH_APPLICANTS);
      return `/review/user-application/${(await first(ask, `/api/applications/admin/data?jobId=${job.id}`)).id}`;
    }),
    screen('dashboard-admin', '/user-dashboard'),
    screen('users', '/user-management'),
    screen('user-profile', async (ask) => {
      return `/user-profile/${(await first(ask, '/api/users?email=seeker%40demo.example')).id}`;
    }),
    screen('manage-data', '/manage-data'),
    screen('manage-organizations', '/manage-organizations'),
    screen('content', '/manage-content'),
    screen('reporting', '/reporting?reportType=jobPosting'),
    screen('reporting-candidates', '/reporting?reportType=candidate&superintendentExperience=yes'),
    screen('system-log', '/area-51'),
    screen('queues', '/area-51?display=queues'),
  ],
};
