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

/** The main pages, by role: 30 pictures at two widths. */
export const SCREENS: Readonly<Record<Role, readonly Screen[]>> = {
  visitor: [
    screen('home', '/'),
    screen('find-job', '/positions'),
    screen('job-detail', async (ask) => `/job-post/${(await first(ask, '/api/jobs?sortedBy=title')).id}`),
    screen('sign-in', '/signin'),
  ],
  seeker: [
    screen('dashboard-seeker', '/user-dashboard'),
    screen('profile', '/my-profile'),
    screen('apply', async (ask) => {
      return `/user-application/${(await first(ask, '/api/applications/list?status=saved')).jobId}`;
    }),
    screen('settings', '/user-account-settings'),
  ],
  poster: [screen('dashboard-poster', '/user-dashboard'), screen('new-posting', '/post-jobs')],
  reviewer: [screen('review-applicants', '/review-applicants')],
  manager: [
    screen('manage-postings', '/manage-jobs'),
    screen('review-application', async (ask) => {
      const job = await first(ask, WITH_APPLICANTS);
      return `/review-application/${(await first(ask, `/api/applications/admin/data?jobId=${job.id}`)).id}`;
    }),
  ],
  admin: [screen('reporting', '/reporting?reportType=jobPosting'), screen('system-log', '/area-51')],
};
