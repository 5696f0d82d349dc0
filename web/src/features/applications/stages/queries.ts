import { queryOptions } from '@tanstack/react-query';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { STAGES, type Stage } from '#modules/applications/contract/api/stage-names';
import type {
  MoveRequest,
  MoveResponse,
  StageCounts,
  UndoMoveResponse,
} from '#modules/applications/contract/api/stages';
import { api } from '#web/lib/api/client';
import { APPLICANTS_PER_PAGE } from '#web/lib/queries/applicants';
import { listQuery } from '#web/lib/queries/list-query';
import { parseTablePage } from '#web/lib/url-state/use-table-state';

export const STAGES_TABLE = { limit: APPLICANTS_PER_PAGE };

/** The stage of the URL; null for all stages. */
export const parseStage = (search: URLSearchParams): Stage | null =>
  STAGES.find((stage) => stage === search.get('stage')) ?? null;

/** GET /api/applications/admin/stages. */
export const stageCountsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['postings', 'stages', jobId],
    queryFn: ({ signal }) => api.get<StageCounts>('/api/applications/admin/stages', { query: { jobId }, signal }),
  });

/** The applicants that the URL says, latest first unless sorted: GET /api/applications/admin/data. */
export function applicantsInStageQuery(jobId: string, search: URLSearchParams) {
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, STAGES_TABLE);
  const stage = parseStage(search);
  const query = {
    jobId,
    canMove: 'true',
    offset,
    limit,
    ...(stage && { stage }),
    ...(sortedBy && { sortedColumn: sortedBy, sortAlgorithm: sortedAlgorithm }),
  };
  return listQuery<Applicant>(['postings', 'applicants'], '/api/applications/admin/data', query);
}

/** PATCH /api/applications/admin/stage. */
export const moveApplications = (body: MoveRequest) =>
  api.patch<MoveResponse>('/api/applications/admin/stage', { body });

/** PATCH /api/applications/admin/stage/undo. */
export const undoMove = (moveId: string) =>
  api.patch<UndoMoveResponse>('/api/applications/admin/stage/undo', { body: { moveId } });
