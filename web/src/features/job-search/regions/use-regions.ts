import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RegionCounts } from '#modules/job-search/contract/api/search';
import { api } from '#web/lib/api/client';
import { JOBS_KEY } from '../use-jobs';

/** Open jobs by region; each count equals that of a search. */
export const regionsQuery = queryOptions({
  queryKey: [JOBS_KEY, 'regions'],
  queryFn: ({ signal }) => api.get<RegionCounts>('/api/jobs/regions', { signal }),
});

export const useRegions = () => useQuery(regionsQuery);
