import { queryOptions, useQuery } from '@tanstack/react-query';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { USER_SCOPED } from '#web/lib/api/query-client';

/** The job does not exist (404, or 400 for an invalid id) or no longer exists (410). */
export interface MissingJob {
  missing: 400 | 404 | 410;
}

const MISSING_STATUSES: readonly number[] = [400, 404, 410];

/** The public job, identified by the id of the URL. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    meta: USER_SCOPED,
    queryFn: ({ signal }): Promise<JobDetail | MissingJob> =>
      api.get<JobDetail>(`/api/jobs/${encodeURIComponent(id)}`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && MISSING_STATUSES.includes(error.status))
          return { missing: error.status } as MissingJob;
        throw error;
      }),
  });

export const useJob = (id: string) => useQuery(jobQuery(id));

export type { JobDetail };
