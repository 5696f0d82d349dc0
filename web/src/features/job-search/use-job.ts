import { useQuery } from '@tanstack/react-query';
import type { JobDetail } from '../../../../modules/postings/contract/api-answers';
import { api } from '../../lib/api';

/** What everybody may read of a job (W9.1); the id of the address decides (T23). */
export const useJob = (id: string) =>
  useQuery({
    queryKey: ['job', id],
    queryFn: ({ signal }) => api.get<JobDetail>(`/api/jobs/${encodeURIComponent(id)}`, { signal }),
  });

export type { JobDetail };
