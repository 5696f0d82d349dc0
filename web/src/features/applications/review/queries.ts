import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApplicationReview, ReleaseResponse } from '../../../../../modules/applications/contract/api-review';
import type { JobToReview } from '../../../../../modules/postings/contract/api-responses';
import { api } from '../../../lib/api/client';
import type { Page } from '../../../lib/api/page';
import { queryClient } from '../../../lib/api/query-client';
import type { ReleaseTarget } from './release-terms';

/** Jobs of the first request, which all show on one page; longer lists are paged (W12.4, T26). */
const FIRST_REQUEST = 20;
export const JOBS_PER_PAGE = 10;

/** GET /api/jobs/admin/reviewApplicants (W12.5), cut to the rows of the page. */
export const useJobsToReview = (offset: number) => {
  const query = { offset, limit: offset === 0 ? FIRST_REQUEST : JOBS_PER_PAGE };
  return useQuery({
    queryKey: ['postings', 'review', query],
    queryFn: ({ signal }) => api.get<Page<JobToReview>>('/api/jobs/admin/reviewApplicants', { query, signal }),
    placeholderData: keepPreviousData,
    select: ({ items, totalItemsCount }) => {
      const isPaged = totalItemsCount > FIRST_REQUEST;
      return { items: isPaged ? items.slice(0, JOBS_PER_PAGE) : items, totalItemsCount, isPaged };
    },
  });
};

/** GET /api/applications/review/{id}: the parts that this account may read (W13.1). */
export const useReview = (id: string) =>
  useQuery({
    queryKey: ['application-review', id],
    queryFn: ({ signal }) =>
      api.get<ApplicationReview>(`/api/applications/review/${encodeURIComponent(id)}`, { signal }),
  });

/** PATCH /api/applications/admin/release/{target} (W12.11, W12.12). */
export const release = (target: ReleaseTarget, body: object) =>
  api.patch<ReleaseResponse>(`/api/applications/admin/release/${target}`, { body });

/** DELETE /api/applications/admin/{id} (W12.7). */
export const deleteApplication = (id: string) => api.delete<void>(`/api/applications/admin/${id}`);

/** Invalidates job counts, applicants and the open application after a release or deletion. */
export const refreshReview = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['postings'] }),
    queryClient.invalidateQueries({ queryKey: ['application-review'] }),
  ]);
