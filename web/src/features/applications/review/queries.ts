import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApplicationReview, DocumentChoice, ReleaseResponse } from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { api } from '#web/lib/api/client';
import { listQuery } from '#web/lib/queries/list-query';
import { pollWhileScanning } from '#web/lib/queries/poll-while-scanning';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import type { ReleaseTarget } from './release-terms';

/** Jobs of the first request, which all show on one page; longer lists are paged. */
const FIRST_REQUEST = 20;
export const JOBS_PER_PAGE = 10;

/** The first job on the page, from the URL. */
export const parseOffset = (search: URLSearchParams) => Math.max(0, Number(search.get('offset')) || 0);

/** GET /api/jobs/admin/reviewApplicants. */
export const jobsToReviewQuery = (offset: number) =>
  listQuery<JobToReview>(['postings', 'review'], '/api/jobs/admin/reviewApplicants', {
    offset,
    limit: offset === 0 ? FIRST_REQUEST : JOBS_PER_PAGE,
  });

/** Cut to the rows of the page. */
export const useJobsToReview = (offset: number) =>
  useQuery({
    ...jobsToReviewQuery(offset),
    select: ({ items, totalItemsCount }) => {
      const isPaged = totalItemsCount > FIRST_REQUEST;
      return { items: isPaged ? items.slice(0, JOBS_PER_PAGE) : items, totalItemsCount, isPaged };
    },
  });

/** GET /api/applications/review/{id}: the parts that this account may read. Each request is recorded. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['application-review', id],
    queryFn: async ({ signal }) => {
      const review = await api.get<ApplicationReview>(`/api/applications/review/${encodeURIComponent(id)}`, { signal });
      refreshAfter('reading');
      return review;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state: { data } }) =>
      pollWhileScanning(data && [...data.files, { scan: data.coverLetterScan }]),
  });

/** PATCH /api/applications/admin/release/{target}. */
export const release = (target: ReleaseTarget, body: object) =>
  api.patch<ReleaseResponse>(`/api/applications/admin/release/${target}`, { body });

/** PATCH /api/applications/admin/{id}. */
export const changeDocuments = (id: string, body: DocumentChoice) =>
  api.patch<ApplicationReview>(`/api/applications/admin/${id}`, { body });

/** DELETE /api/applications/admin/{id}. */
export const deleteApplication = (id: string) => api.delete<void>(`/api/applications/admin/${id}`);
