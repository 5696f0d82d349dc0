import { useQuery } from '@tanstack/react-query';
import type { JobDecision, StatusChange } from '#modules/postings/contract/api/job';
import type { LastContactResponse } from '#modules/postings/contract/api/last-contact';
import type {
  JobFileResponse,
  JobForEdit,
  JobSavedResponse,
  JobToReview,
  ManagedJob,
  MyPosting,
  Reviewer,
} from '#modules/postings/contract/api/responses';
import { api, type CallOptions } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { listQuery } from '#web/lib/queries/list-query';
import { pollWhileScanning } from '#web/lib/queries/poll-while-scanning';

/** The posting to edit: fetched once and never refetched while it is edited. */
export const useJobForEdit = (id: string) =>
  useQuery({
    queryKey: ['posting-form', id],
    queryFn: ({ signal }) => api.get<JobForEdit>(`/api/jobs/${id}/admin`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The posting as it is saved now. */
export const fetchJob = (id: string) => api.get<JobForEdit>(`/api/jobs/${id}/admin`);

/** Makes it the posting that is edited. */
export const showJob = (job: JobForEdit) => queryClient.setQueryData(['posting-form', job.id], job);

/** The files of the posting to edit, with their current states, because the posting itself is not refetched. */
export function useSavedFiles(job: Pick<JobForEdit, 'id' | 'version' | 'files'> | null): JobFileResponse[] {
  const stored = job?.files ?? [];
  const { data } = useQuery({
    queryKey: ['posting-form', 'files', job?.id, job?.version],
    queryFn: async ({ signal }) => (await api.get<JobForEdit>(`/api/jobs/${job?.id}/admin`, { signal })).files,
    enabled: pollWhileScanning(stored) !== false,
    refetchInterval: ({ state }) => pollWhileScanning(state.data ?? stored),
    gcTime: 0,
  });
  return stored.map((file) => data?.find(({ id }) => id === file.id) ?? file);
}

/** The contact to prefill in a new posting; fetched for each. */
export const useLastContact = () =>
  useQuery({
    queryKey: ['last-contact'],
    queryFn: ({ signal }) => api.get<LastContactResponse>('/api/jobs/user/contact', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Creates if `id` is null. `jobData` and `files` are the parts of the multipart form. */
export function saveJob(
  id: string | null,
  jobData: object,
  files: readonly File[] = [],
  transportOptions?: CallOptions,
): Promise<JobSavedResponse> {
  const form = new FormData();
  form.set('jobData', JSON.stringify(jobData));
  for (const file of files) form.append('files', file);
  const options = { ...transportOptions, form };
  return id ? api.patch(`/api/jobs/${id}`, options) : api.post('/api/jobs', options);
}

/** Closes, fills or rejects from the form, for the version that was read. */
export const decideJob = (id: string, decision: JobDecision) => saveJob(id, decision);

/** Fills a position for which nobody waits: the server refuses it if somebody has applied since. */
export const NO_OUTCOMES = [];

/** Changes the status from a list. */
export const changeStatus = (id: string, change: StatusChange) =>
  api.patch<JobSavedResponse>(`/api/jobs/${id}/status`, { body: change });

export const deleteJob = ({ id, version }: Pick<ManagedJob, 'id' | 'version'>) =>
  api.delete<void>(`/api/jobs/${id}`, { query: { version } });

export const useReviewers = (accountNumber: string, enabled: boolean) =>
  useQuery({
    queryKey: ['reviewers', accountNumber],
    queryFn: ({ signal }) => api.get<Reviewer[]>(`/api/reviewers/${encodeURIComponent(accountNumber)}`, { signal }),
    enabled: enabled && accountNumber !== '',
  });

type Query = CallOptions['query'];

/** GET /api/jobs/user/posts. */
export const myPostingsQuery = (query: Query) =>
  listQuery<MyPosting>(['postings', 'mine'], '/api/jobs/user/posts', query);

/** GET /api/jobs/admin. */
export const managedJobsQuery = (query: Query) =>
  listQuery<ManagedJob>(['postings', 'managed'], '/api/jobs/admin', query);

/** GET /api/jobs/admin/dashboardReviewApplicants. */
export const dashboardReviewQuery = (query: Query) =>
  listQuery<JobToReview>(['postings', 'dashboard-review'], '/api/jobs/admin/dashboardReviewApplicants', query);
