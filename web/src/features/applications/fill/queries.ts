import { queryOptions } from '@tanstack/react-query';
import type { Stage } from '#modules/applications/contract/api/stage-names';
import type { Candidate, CandidatesResponse } from '#modules/applications/contract/api/stages';
import type { JobSavedResponse } from '#modules/postings/contract/api/responses';
import type { FillOutcome } from '#modules/shared/fill-outcomes';
import { api } from '#web/lib/api/client';
import { fetchPages } from '#web/lib/lists/fetch-pages';

/** People per request: few, so that each answers fast for a position with hundreds of applicants. */
const LIMIT = 50;

/** GET /api/applications/admin/candidates, page by page: everybody who applied, furthest stage first. */
export const candidatesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['postings', 'candidates', jobId],
    queryFn: async ({ signal }): Promise<CandidatesResponse> => {
      const { first, rows } = await fetchPages((offset) =>
        api.get<CandidatesResponse>('/api/applications/admin/candidates', {
          query: { jobId, offset, limit: LIMIT },
          signal,
        }),
      );
      return { ...first, items: furthestFirst(rows) };
    },
  });

const ORDER: readonly Stage[] = ['hired', 'offer', 'interview', 'underReview', 'new', 'notSelected'];

/** Stable: within a stage, those who applied first stay first. */
function furthestFirst(items: readonly Candidate[]): Candidate[] {
  return items.toSorted((one, other) => ORDER.indexOf(one.stage) - ORDER.indexOf(other.stage));
}

/**
 * PATCH /api/jobs/{id}/status with an outcome for everybody who has none. Throws ApiError 409 when somebody of `items`
 * was moved since they were read.
 */
export function fillPosition({ job, items }: CandidatesResponse, outcomes: readonly FillOutcome[]) {
  const shown = items.filter(({ canOpen }) => canOpen);
  const seen = Object.fromEntries(shown.map(({ id, stage }) => [id, stage]));
  const body = { status: 'filled', version: job.version, outcomes, seen };
  return api.patch<JobSavedResponse>(`/api/jobs/${job.id}/status`, { body });
}
