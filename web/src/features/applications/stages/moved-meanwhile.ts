import type { Applicant } from '#modules/applications/contract/api/lists';
import { STAGE_MOVES, type Stage } from '#modules/applications/contract/api/stage-rules';
import type { MoveRequest } from '#modules/applications/contract/api/stages';
import type { SavedChange } from '#web/lib/api/api-error';

/** Stages by the id of the application. */
export type Seen = MoveRequest['seen'];

interface Request {
  applicants: readonly Applicant[];
  stage: MoveRequest['stage'];
  message?: string | undefined;
  seen: Seen;
}

/** An applicant whom somebody moved after this page had read the stage. */
export interface MovedApplicant {
  applicant: Applicant;
  seen: Stage;
  /** The stage that stands now. */
  stage: Stage;
  by: string | null;
  at: string;
}

/** A request to move applicants of whom some were moved meanwhile. Nobody was moved by it. */
export interface MovedMeanwhile extends Request {
  moved: readonly MovedApplicant[];
  /** Those whom nobody else has moved. */
  others: readonly Applicant[];
  /** Whether those who were moved can be moved on as it was asked. */
  canMoveAll: boolean;
}

export const seenBy = (applicants: readonly Applicant[]): Seen =>
  Object.fromEntries(applicants.map(({ id, stage }) => [id, stage ?? 'new']));

export function movedMeanwhile(request: Request, changes: readonly SavedChange[]): MovedMeanwhile {
  const changeOf = new Map(changes.map((change) => [change.path.replace(/^seen\./, ''), change]));
  const moved = request.applicants.flatMap((applicant): MovedApplicant[] => {
    const change = changeOf.get(applicant.id);
    if (!change) return [];
    const { by, at, saved } = change;
    return [{ applicant, seen: request.seen[applicant.id] ?? 'new', stage: saved as Stage, by, at }];
  });
  return {
    ...request,
    moved,
    others: request.applicants.filter(({ id }) => !changeOf.has(id)),
    canMoveAll: moved.every(({ stage }) => STAGE_MOVES[stage].includes(request.stage)),
  };
}

/** The stages that stand now, which a second request names as seen. */
export const seenNow = ({ seen, moved }: MovedMeanwhile): Seen => ({
  ...seen,
  ...Object.fromEntries(moved.map(({ applicant, stage }) => [applicant.id, stage])),
});
