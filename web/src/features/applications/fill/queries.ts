import { queryOptions } from '@tanstack/react-query';
import type { CandidatesResponse, FillOutcome } from '../../../../../modules/applications/contract/api-stages';
import type { JobSavedResponse } from '../../../../../modules/postings/contract/api-responses';
import { api } from '../../../lib/api/client';

/** GET /api/applications/admin/candidates: everybody who applied, with the posting (T43). */
export const candidatesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['postings', 'candidates', jobId],
    queryFn: ({ signal }) =>
      api.get<CandidatesResponse>('/api/applications/admin/candidates', { query: { jobId }, signal }),
  });

/** PATCH /api/jobs/{id}/status with an outcome for everybody who has none. */
export const fillPosition = (jobId: string, outcomes: readonly FillOutcome[]) =>
  api.patch<JobSavedResponse>(`/api/jobs/${jobId}/status`, { body: { status: 'filled', outcomes } });
