import { useQuery } from '@tanstack/react-query';
import type { PositionOfInterest } from '../../../../../modules/applications/contract/api-lists';
import type { JobToReview, ManagedJob } from '../../../../../modules/postings/contract/api-answers';
import { api, type CallOptions } from '../../../lib/api';
import { daysLeft, isSoon, longDate } from '../../../lib/format';
import { may } from '../../../lib/privileges';
import type { SessionUser } from '../../../lib/session';
import { paths } from '../../../paths';

export interface Item {
  key: string;
  kind: 'review' | 'draft' | 'approval';
  title: string;
  organization: string;
  /** The date that presses. */
  pressing?: string;
  note?: string;
  to: string;
  action: string;
}

interface Page<T> {
  items: T[];
  totalItemsCount: number;
}

/** More of one kind stand in their own lists. */
const MOST = 5;

/** Reviews due and drafts ending within five days, and postings that wait for approval. */
export function useAttention(user: SessionUser): { items: Item[]; settled: boolean } {
  const isAdmin = may(user, 'manageJobs');
  const reviews = useList<JobToReview>(
    ['postings', 'attention', 'reviews'],
    '/api/jobs/admin/dashboardReviewApplicants',
    { sortAlgorithm: 'ASC', statuses: 'open', limit: 50 },
    may(user, 'reviewApplicants'),
  );
  const drafts = useList<PositionOfInterest>(
    ['applications', 'attention'],
    '/api/applications/positions-of-interest',
    { limit: 50 },
    true,
  );
  const approvals = useList<ManagedJob>(
    ['postings', 'attention', 'approvals'],
    '/api/jobs/admin',
    { filters: JSON.stringify({ statuses: ['pendingApproval'] }), limit: MOST },
    isAdmin,
  );
  const rows = <T>(query: { data?: Page<T> }) => query.data?.items ?? [];
  return {
    items: [
      ...rows(reviews).filter(isReviewDue).slice(0, MOST).map(reviewItem),
      ...rows(drafts).filter(isDraftEnding).slice(0, MOST).map(draftItem),
      ...rows(approvals).map(approvalItem),
    ],
    settled: [reviews, drafts, approvals].every(({ isLoading }) => !isLoading),
  };
}

function useList<T>(queryKey: string[], path: string, query: CallOptions['query'], enabled: boolean) {
  return useQuery({ queryKey, queryFn: ({ signal }) => api.get<Page<T>>(path, { query, signal }), enabled });
}

const isAhead = (moment: string) => new Date(moment) > new Date() && isSoon(moment);

const isReviewDue = ({ isBoardReview, boardReviewDays }: JobToReview) =>
  isBoardReview && boardReviewDays !== null && isAhead(boardReviewDays);

const isDraftEnding = ({ type, deadline }: PositionOfInterest) => type === 'draft' && isAhead(deadline);

const until = (what: string, moment: string) => `${what} ${longDate(moment)} (${daysLeft(moment)})`;

const reviewItem = (job: JobToReview): Item => ({
  key: `review ${job.id}`,
  kind: 'review',
  title: job.title,
  organization: job.organization.accountName,
  pressing: until('Review by', job.boardReviewDays ?? ''),
  note: `${job.applicantsToRelease} of ${job.applicationsCount} applicants not yet released`,
  to: paths.reviewApplicants,
  action: 'Review applicants',
});

const draftItem = (draft: PositionOfInterest): Item => ({
  key: `draft ${draft.id}`,
  kind: 'draft',
  title: draft.title,
  organization: draft.organization.accountName,
  pressing: until('Deadline', draft.deadline),
  to: paths.apply(draft.jobId),
  action: 'Continue application',
});

const approvalItem = (job: ManagedJob): Item => ({
  key: `approval ${job.id}`,
  kind: 'approval',
  title: job.title,
  organization: job.organization.accountName,
  note: `${job.position.name}, sent for approval ${longDate(job.updatedAt)}`,
  to: paths.postJobsEdit(job.id),
  action: 'Review posting',
});
