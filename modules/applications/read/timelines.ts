import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import type { Database } from '#platform/database/database.js';
import type { Stage } from '../contract/api/stage-rules.js';
import type { StaffTimelineStep, TimelineStep } from '../contract/api/timeline.js';
import type { Step, TimelineMove } from '../domain/timeline.js';
import { toIsoString } from './responses.js';

/** An applicant does not see what can still be undone, so that nothing flickers. */
const MOVES = `
  select application_id as "applicationId", to_stage as "to", moved_at as "movedAt", moved_by as "movedBy", message
    from application_move
   where application_id = any(?::uuid[]) and undone_at is null and (settles_at <= now() or ?::boolean)
   order by moved_at, id`;

interface Row {
  applicationId: string;
  to: Stage;
  movedAt: string;
  movedBy: string;
  message: string;
}

/** The moves that stand, by application, oldest first. */
export async function findMoves(
  database: Database,
  applicationIds: readonly string[],
  reader: 'applicant' | 'staff',
): Promise<ReadonlyMap<string, TimelineMove[]>> {
  const moves = new Map<string, TimelineMove[]>();
  if (!applicationIds.length) return moves;
  const rows = await database.lookup<Row>(MOVES, [applicationIds, reader === 'staff']);
  for (const { applicationId, movedAt, ...move } of rows) {
    const known = moves.get(applicationId) ?? [];
    moves.set(applicationId, [...known, { ...move, movedAt: new Date(movedAt) }]);
  }
  return moves;
}

export const toTimeline = (steps: readonly Step[]): TimelineStep[] =>
  steps.map(({ movedBy: _, at, ...step }) => ({ ...step, at: toIsoString(at) }));

/** With the names of those who moved the applicant. */
export async function toStaffTimeline(identity: IdentityApi, steps: readonly Step[]): Promise<StaffTimelineStep[]> {
  const ids = [...new Set(steps.flatMap(({ movedBy }) => movedBy ?? []))];
  const people = ids.length ? await identity.accountsByIds(ids) : [];
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return steps.map(({ movedBy, at, ...step }) => ({
    ...step,
    at: toIsoString(at),
    by: (movedBy && names.get(movedBy)) ?? null,
  }));
}
