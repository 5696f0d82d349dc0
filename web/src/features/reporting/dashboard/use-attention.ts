import { useQuery } from '@tanstack/react-query';
import type { Page } from '../../../lib/api/page';
import { hasRight } from '../../../lib/session/privileges';
import type { SessionUser } from '../../../lib/session/session';
import {
  type AttentionItem,
  approvalItem,
  type Duties,
  draftDuties,
  profileItem,
  rejectedItem,
  requestItem,
  reviewItem,
  toDuties,
} from './attention-items';
import { SECTIONS } from './profile-progress';
import { attentionQueries } from './queries';

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
  const asked = attentionQueries(user);
  const reviews = useQuery(asked.reviews);
  const drafts = useQuery(asked.drafts);
  const approvals = useQuery(asked.approvals);
  const rejected = useQuery(asked.rejected);
  const requests = useQuery(asked.requests);
  const profile = useQuery(asked.profile);
  const queries = [reviews, drafts, approvals, rejected, requests, profile];
  const rows = <T>(query: { data?: Page<T> | undefined }) => query.data?.items ?? [];
  const total = (query: { data?: Page<unknown> | undefined }) => query.data?.totalItemsCount ?? 0;
  const done = profile.data ? SECTIONS.filter((name) => profile.data[name]).length : SECTIONS.length;
  const kinds: Duties[] = [
    toDuties(rows(reviews), total(reviews), (job) => reviewItem(job, isAdmin)),
    draftDuties(rows(drafts)),
    toDuties(asked.profile.enabled && done < SECTIONS.length ? [done] : [], 1, () =>
      profileItem(done, SECTIONS.length),
    ),
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
