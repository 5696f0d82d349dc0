import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { StaleError } from '#platform/errors/stale-error.js';
import { ActorNames } from '#platform/http/access.js';
import type { Application } from '../domain/application.js';

/** The last move of each application, or its undoing. */
const LAST_MOVES = `
  select distinct on (application_id) application_id as id, moved_by as "movedBy",
         coalesce(undone_at, moved_at) as at
    from application_move where application_id = any(?::uuid[])
   order by application_id, coalesce(undone_at, moved_at) desc`;

/** Tells who moved applications since they were read. */
@Injectable()
export class MovedSince {
  constructor(private readonly names: ActorNames) {}

  /** At least one application. */
  async error(em: EntityManager, applications: readonly Application[]): Promise<StaleError> {
    const moves = await em.execute<{ id: string; movedBy: string; at: string }[]>(LAST_MOVES, [
      toArrayLiteral(applications.map(({ id }) => id)),
    ]);
    const names = await this.names.byIds(moves.map(({ movedBy }) => movedBy));
    const moveOf = new Map(moves.map((move) => [move.id, move]));
    return new StaleError(
      applications.map(({ id, stage, stageAt }) => {
        const move = moveOf.get(id);
        const at = new Date(move?.at ?? stageAt ?? 0).toISOString();
        return { path: `seen.${id}`, saved: stage, by: names.get(move?.movedBy ?? '') ?? null, at };
      }),
    );
  }
}
