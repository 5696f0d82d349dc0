import type { PositionOfInterest } from '../../../../../modules/applications/contract/api-lists';
import type { OpenPostingAccessRequest } from '../../../../../modules/identity/contract/api-posting-access';
import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import type { JobToReview, ManagedJob, MyPosting } from '../../../../../modules/postings/contract/api-responses';
import { listQuery } from '../../../lib/queries/list-query';
import { ownProfileQuery } from '../../../lib/queries/own-profile';
import { hasRight } from '../../../lib/session/privileges';
import type { SessionUser } from '../../../lib/session/session';
import { MAX_PER_KIND } from './attention-items';

/** One query for each kind of task, enabled for those who may have such tasks (U53). */
export const attentionQueries = (user: SessionUser) => ({
  reviews: {
    ...listQuery<JobToReview>(['postings', 'attention'], '/api/jobs/admin/dashboardReviewApplicants', {
      sortAlgorithm: 'ASC',
      statuses: 'open',
      isWaiting: 'true',
      limit: MAX_PER_KIND,
    }),
    enabled: hasRight(user, 'reviewApplicants'),
  },
  drafts: listQuery<PositionOfInterest>(['applications', 'attention'], '/api/applications/positions-of-interest', {
    limit: 100,
  }),
  approvals: {
    ...listQuery<ManagedJob>(['postings', 'managed'], '/api/jobs/admin', {
      filters: JSON.stringify({ statuses: ['pendingApproval'] }),
      limit: MAX_PER_KIND,
    }),
    enabled: hasRight(user, 'manageJobs'),
  },
  rejected: {
    ...listQuery<MyPosting>(['postings', 'mine'], '/api/jobs/user/posts', { status: 'rejected', limit: MAX_PER_KIND }),
    enabled: hasRight(user, 'postJobs'),
  },
  requests: {
    ...listQuery<OpenPostingAccessRequest>(['users', 'requests'], '/api/posting-access-requests', {
      limit: MAX_PER_KIND,
    }),
    enabled: hasRight(user, 'manageUsers'),
  },
  profile: { ...ownProfileQuery, enabled: user.privileges.some(({ id }) => id === Privilege.JobSeeking) },
});

/** My Job Search (W4.9). */
export const interestsQuery = (offset: number, limit: number) =>
  listQuery<PositionOfInterest>(['applications', 'interests'], '/api/applications/positions-of-interest', {
    sortedBy: 'statusCode',
    offset,
    limit,
  });
