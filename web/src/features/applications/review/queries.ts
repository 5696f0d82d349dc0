import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  ApplicationReview,
  Board,
  DocumentChoice,
  ReleaseResponse,
  ReviewByRequest,
} from '#modules/applications/contract/api/review';
import { REVIEW_SHOWS } from '#modules/postings/contract/api/lists';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import type { JobsToReviewResponse } from '#modules/postings/contract/api/review';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { fetchPages } from '#web/lib/lists/fetch-pages';
import { applicantsQuery } from '#web/lib/queries/applicants';
import { listQuery } from '#web/lib/queries/list-query';
import { pollWhileScanning } from '#web/lib/queries/poll-while-scanning';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import type { ReleaseTarget } from './release-terms';

/** Jobs of the first request, which all show on one page; longer lists are paged. */
const FIRST_REQUEST = 20;
export const JOBS_PER_PAGE = 10;

const PATH = '/api/jobs/admin/reviewApplicants';
const KEY = ['postings', 'review'];

/** The choices of the list, from the URL. */
export const parseReviewList = (search: URLSearchParams) => ({
  show: REVIEW_SHOWS.find((show) => show === search.get('show')) ?? 'all',
  text: search.get('search')?.trim() ?? '',
  isDueFirst: search.get('order') === 'ASC',
  /** The first job on the page. */
  offset: Math.max(0, Math.trunc(Number(search.get('offset'))) || 0),
});

/** The jobs of a page of the list, as the URL says. */
export function jobsToReviewQuery(search: URLSearchParams) {
  const { show, text, isDueFirst, offset } = parseReviewList(search);
  return listQuery<JobToReview, JobsToReviewResponse>(KEY, PATH, {
    offset,
    limit: offset === 0 ? FIRST_REQUEST : JOBS_PER_PAGE,
    ...(show !== 'all' && { show }),
    ...(text && { search: text }),
    ...(isDueFirst && { order: 'ASC' }),
  });
}

/** Cut to the rows of the page. */
export const useJobsToReview = (search: URLSearchParams) =>
  useQuery({
    ...jobsToReviewQuery(search),
    select: ({ items, ...page }) => {
      const isPaged = page.totalItemsCount > FIRST_REQUEST;
      return { ...page, items: isPaged ? items.slice(0, JOBS_PER_PAGE) : items, isPaged };
    },
  });

/** One job, wherever it is in the list; none if it has no applicants for this account. */
export const jobToReviewQuery = (job: string) => listQuery<JobToReview>(KEY, PATH, { job, limit: 1 });

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

/** GET /api/applications/admin/board: the reviewers of a posting by name, with what each has read. */
export const boardQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['postings', 'board', jobId],
    queryFn: ({ signal }) => api.get<Board>('/api/applications/admin/board', { query: { jobId }, signal }),
  });

/** All applicants of a posting, latest first. */
export const allApplicantsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['postings', 'applicants', 'all', jobId],
    queryFn: async () => {
      const page = (offset: number) => queryClient.fetchQuery({ ...applicantsQuery(jobId, offset, 100), staleTime: 0 });
      return (await fetchPages(page)).rows;
    },
  });

/** PATCH /api/applications/admin/review-by. Throws ApiError 409 when somebody else changed the posting meanwhile. */
export const changeReviewBy = (request: ReviewByRequest) =>
  api.patch('/api/applications/admin/review-by', { body: request });

/** PATCH /api/applications/admin/release/{target}. */
export const release = (target: ReleaseTarget, body: object) =>
  api.patch<ReleaseResponse>(`/api/applications/admin/release/${target}`, { body });

/** PATCH /api/applications/admin/{id}. */
export const changeDocuments = (id: string, body: DocumentChoice) =>
  api.patch<ApplicationReview>(`/api/applications/admin/${id}`, { body });

/** DELETE /api/applications/admin/{id}. */
export const deleteApplication = (id: string) => api.delete<void>(`/api/applications/admin/${id}`);
