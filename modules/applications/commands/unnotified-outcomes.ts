import type { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { isOutcome } from '../contract/api/stage-rules.js';
import type { Application } from '../domain/application.js';
import type { ApplicationMove } from '../domain/application-move.js';

/** Ends the outcomes of which nobody was notified yet, because a move at `now` follows them. */
export async function dropUnnotifiedOutcomes(
  em: EntityManager,
  applications: readonly Application[],
  now: Date,
): Promise<void> {
  await em.execute(
    `update application_move set undone_at = ?
      where application_id = any(?::uuid[]) and to_stage in ('hired', 'notSelected')
        and told_at is null and undone_at is null`,
    [now, toArrayLiteral(applications.map(({ id }) => id))],
  );
}

/** Lets the outcomes stand again that ended with `moves`, which are being undone. */
export async function restoreUnnotifiedOutcomes(em: EntityManager, moves: readonly ApplicationMove[]): Promise<void> {
  const fromOutcomes = moves.filter(({ fromStage }) => isOutcome(fromStage));
  if (fromOutcomes.length === 0) return;
  await em.execute(
    `update application_move as earlier set undone_at = null from application_move as later
      where later.id = any(?::uuid[]) and earlier.application_id = later.application_id
        and earlier.moved_at = later.from_stage_at and earlier.undone_at = later.moved_at`,
    [toArrayLiteral(fromOutcomes.map(({ id }) => id))],
  );
}
