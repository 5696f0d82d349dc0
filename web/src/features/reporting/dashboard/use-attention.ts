import { useQuery } from '@tanstack/react-query';
import type { PositionOfInterest } from '../../../../../modules/applications/contract/api-lists';
import type { OpenPostingAccessRequest } from '../../../../../modules/identity/contract/api-posting-access';
import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import type { JobToReview, ManagedJob, MyPosting } from '../../../../../modules/postings/contract/api-responses';
import { api, type CallOptions } from '../../../lib/api/client';
import type { Page } from '../../../lib/api/page';
import { hasRight } from '../../../lib/session/privileges';
import type { SessionUser } from '../../../lib/session/session';
import {
  type AttentionItem,
  approvalItem,
  type Duties,
  draftDuties,
  MAX_PER_KIND,
  profileItem,
  rejectedItem,
  requestItem,
  reviewItem,
  toDuties,
} from './attention-items';
import { SECTIONS, useProfileFlags } from './profile-progress';

interface Attention {
  /** Urgent ones first. */
  items: AttentionItem[];
  /** All pending tasks, shown or not. */
  count: number;
  isComplete: boolean;
  isFailed: boolean;
}

/** The tasks of all the user's roles (U53); `isComplete` once all queries have succeeded. */
export function useAttention(user: SessionUser): Attention {
  const isAdmin = hasRight(user, 'manageJobs');
  const isSeeker = user.privileges.some(({ id }) => id === Privilege.JobSeeking);
  const reviews = useList<JobToReview>(
    ['postings', 'attention', 'reviews'],
    '/api/jobs/admin/dashboardReviewApplicants',
    { sortAlgorithm: 'ASC', statuses: 'open', limit: 500 },
    hasRight(user, 'reviewApplicants'),
  );
  const drafts = useList<PositionOfInterest>(
    ['applications', 'attention'],
    '/api/applications/positions-of-interest',
    { limit: 100 },
    true,
  );
  const approvals = useList<ManagedJob>(
    ['postings', 'attention', 'approvals'],
    '/api/jobs/admin',
    { filters: JSON.stringify({ statuses: ['pendingApproval'] }), limit: MAX_PER_KIND },
    isAdmin,
  );
  const rejected = useList<MyPosting>(
    ['postings', 'attention', 'rejected'],
    '/api/jobs/user/posts',
    { status: 'rejected', limit: MAX_PER_KIND },
    hasRight(user, 'postJobs'),
  );
  const requests = useList<OpenPostingAccessRequest>(
    ['posting-access-requests', 'attention'],
    '/api/posting-access-requests',
    { limit: MAX_PER_KIND },
    hasRight(user, 'manageUsers'),
  );
  const profile = useProfileFlags();
  const queries = [reviews, drafts, approvals, rejected, requests, profile];
  const rows = <T>(query: { data?: Page<T> | undefined }) => query.data?.items ?? [];
  const total = (query: { data?: Page<unknown> | undefined }) => query.data?.totalItemsCount ?? 0;
  const done = profile.data ? SECTIONS.filter((name) => profile.data[name]).length : SECTIONS.length;
  const toReview = rows(reviews).filter(({ applicationsWaiting }) => applicationsWaiting > 0);
  const kinds: Duties[] = [
    toDuties(toReview, toReview.length, (job) => reviewItem(job, isAdmin)),
    draftDuties(rows(drafts)),
    toDuties(isSeeker && done < SECTIONS.length ? [done] : [], 1, () => profileItem(done, SECTIONS.length)),
    toDuties(rows(requests), total(requests), requestItem),
    toDuties(rows(approvals), total(approvals), approvalItem),
    toDuties(rows(rejected), total(rejected), rejectedItem),
  ];
  const items = kinds.flatMap((kind) => kind.items);
  return {
    items: [...items.filter(({ urgent }) => urgent), ...items.filter(({ urgent }) => !urgent)],
    count: kinds.reduce((sum, kind) => sum + kind.count, 0),
    isComplete: queries.every(({ isSuccess, isEnabled }) => isSuccess || !isEnabled),
    isFailed: queries.some(({ isError }) => isError),
  };
}

function useList<T>(queryKey: string[], path: string, query: CallOptions['query'], enabled: boolean) {
  return useQuery({ queryKey, queryFn: ({ signal }) => api.get<Page<T>>(path, { query, signal }), enabled });
}
