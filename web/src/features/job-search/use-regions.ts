import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RegionCounts } from '../../../../modules/postings/contract/api-search';
import { api } from '../../lib/api';
import { JOBS } from './use-jobs';

/** Open jobs by region; the counts are those of a search for each. */
export const regionsQuery = queryOptions({
  queryKey: [JOBS, 'regions'],
  queryFn: ({ signal }) => api.get<RegionCounts>('/api/jobs/regions', { signal }),
});

export const useRegions = () => useQuery(regionsQuery);
