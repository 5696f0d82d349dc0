import type { LoaderFunction, Params } from 'react-router-dom';
import type { Right } from '#modules/shared/rights';
import { candidatesQuery } from '#web/features/applications/fill/queries';
import { myApplicationsQuery, withdrawnQuery } from '#web/features/applications/mine/queries';
import {
  allApplicantsQuery,
  boardQuery,
  jobsToReviewQuery,
  jobToReviewQuery,
  reviewQuery,
} from '#web/features/applications/review/queries';
import { applicantsInStageQuery, stageCountsQuery } from '#web/features/applications/stages/queries';
import { managedOrganizationsQuery } from '#web/features/directory/organizations/queries';
import { entriesQuery } from '#web/features/directory/reference-data/queries';
import { accessRequestsQuery, usersQuery } from '#web/features/identity/users/queries';
import { listedPostingsQuery } from '#web/features/postings/list/my-postings';
import { approvalsQuery, listedJobsQuery } from '#web/features/postings/manage/managed-postings';
import { referenceDataQuery } from '#web/features/postings/reference-data';
import { isAdminLevel } from '#web/features/postings/rights';
import { listedLogsQuery } from '#web/features/reporting/log/queries';
import { applicantsQuery } from '#web/lib/queries/applicants';
import { startQueries } from '#web/lib/queries/list-query';
import { ownProfileQuery } from '#web/lib/queries/own-profile';
import { tasksQuery } from '#web/lib/queries/tasks';
import { hasRight } from '#web/lib/session/privileges';
import { currentUser, type SessionUser } from '#web/lib/session/session';
import { termsGate } from '#web/lib/session/terms-gate';

interface Visit {
  user: SessionUser;
  search: URLSearchParams;
  params: Params;
}

/** The queries of each page that its first view needs, whatever the answers to the others. */
const QUERIES = {
  dashboard: () => [tasksQuery],
  reviewApplicants: ({ search }) => {
    const open = search.get('job');
    return [jobsToReviewQuery(search), ...(open ? [applicantsQuery(open)] : [])];
  },
  release: ({ params: { jobId = '' } }) => [jobToReviewQuery(jobId), boardQuery(jobId), allApplicantsQuery(jobId)],
  reviewApplication: ({ params: { id = '' } }) => [reviewQuery(id)],
  fillPosition: ({ params: { jobId = '' } }) => [candidatesQuery(jobId)],
  jobApplicants: ({ params: { jobId = '' }, search }) => [
    stageCountsQuery(jobId),
    applicantsInStageQuery(jobId, search),
  ],
  manageJobs: ({ user, search }) => [listedJobsQuery(search), ...(isAdminLevel(user) ? [approvalsQuery()] : [])],
  postings: ({ search }) => [listedPostingsQuery(search)],
  editPosting: ({ user }) => [referenceDataQuery(user)],
  applications: ({ search }) => [myApplicationsQuery(search), withdrawnQuery],
  myProfile: () => [ownProfileQuery],
  manageUsers: ({ search }) => [accessRequestsQuery(search), usersQuery(search)],
  manageData: ({ search }) => [entriesQuery(search)],
  manageOrganizations: ({ search }) => [managedOrganizationsQuery(search)],
  systemLogs: ({ search }) =>
    ['queues', 'settings'].includes(search.get('display') ?? '') ? [] : [listedLogsQuery(search)],
} as const satisfies Record<string, (visit: Visit) => Parameters<typeof startQueries>[0]>;

export type LoadedPage = keyof typeof QUERIES;

/**
 * Sends the requests of a page while its code loads, and waits for neither. Sends none for users who may not see the
 * page yet.
 */
export const startQueriesOf =
  (page: LoadedPage, right?: Right): LoaderFunction =>
  ({ request, params }) => {
    const user = currentUser();
    if (user && !termsGate(user) && (!right || hasRight(user, right)))
      startQueries(QUERIES[page]({ user, search: new URL(request.url).searchParams, params }));
    return null;
  };
