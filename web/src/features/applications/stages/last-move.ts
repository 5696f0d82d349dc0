import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Applicant } from '#modules/applications/contract/api/lists';
import type { Stage } from '#modules/applications/contract/api/stage-rules';

/** The last move of a job's applicants. */
export interface LastMove {
  moveId: string;
  stage: Stage;
  /** Those who were moved; once it is undone, those who were moved back. */
  applicants: readonly Applicant[];
  /** Those whom the undo left out. */
  withdrawn: readonly Applicant[];
  /** Milliseconds since 1970; the moment of the undo once it is undone. */
  undoableUntil: number;
  isUndone: boolean;
}

/** Never fetched: moves set it. It outlasts navigation, and is dropped with the session like all queries. */
export const lastMoveQuery = (jobId: string) =>
  queryOptions<LastMove | null>({ queryKey: ['last-move', jobId], queryFn: skipToken });
