import { queryOptions, useQuery } from '@tanstack/react-query';
import type { JobDetail } from '../../../../modules/postings/contract/api-answers';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { PERSONAL } from '../../lib/query-client';

/** There is no such job (404, 400 for what cannot be an id), or not any more (410). */
export interface MissingJob {
  missing: 400 | 404 | 410;
}

const MISSING: readonly number[] = [400, 404, 410];

/** What everybody may read of a job (W9.1); the id of the address decides (T23). */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    meta: PERSONAL,
    queryFn: ({ signal }): Promise<JobDetail | MissingJob> =>
      api.get<JobDetail>(`/api/jobs/${encodeURIComponent(id)}`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && MISSING.includes(error.status)) return { missing: error.status } as MissingJob;
        throw error;
      }),
  });

export const useJob = (id: string) => useQuery(jobQuery(id));

export type { JobDetail };
