import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { staleVersionError } from '../errors/domain-error.js';
import { StaleError } from '../errors/stale-error.js';
import { ActorNames } from '../http/access.js';

interface LastChange {
  path: string;
  actorId: string | null;
  at: string;
}

const CHANGES_SINCE = `
  select distinct on (path) path, fact.actor_id as "actorId", fact.occurred_at as at
    from event_change join fact on fact.id = event_id
   where event_change.aggregate_id = ? and event_change.version > ?
   order by path, event_change.version desc`;

/** The changes of tracked aggregates, and who made them. */
@Injectable()
export class RecordedChanges {
  constructor(private readonly names: ActorNames) {}

  /**
   * Throws StaleError if something of `wanted`, the values of the request, was changed to another value since the
   * version that was seen. `saved` has those that stand now by their names in the API, which the aggregate itself has by
   * default. The aggregate is locked.
   */
  async assertSeen(
    em: EntityManager,
    aggregate: { id: string; version: number },
    seen: number,
    wanted: object,
    saved: object = aggregate,
  ): Promise<void> {
    if (seen === aggregate.version) return;
    if (seen > aggregate.version) throw staleVersionError();
    const changes = await em.execute<LastChange[]>(CHANGES_SINCE, [aggregate.id, seen]);
    const lost = changes.filter(({ path }) => {
      const value = valueAt(wanted, path);
      return value !== undefined && !isSame(value, valueAt(saved, path));
    });
    if (lost.length === 0) return;
    const names = await this.names.byIds(lost.flatMap(({ actorId }) => actorId ?? []));
    throw new StaleError(
      lost.map(({ path, actorId, at }) => ({
        path,
        saved: valueAt(saved, path),
        by: names.get(actorId ?? '') ?? null,
        at: new Date(at).toISOString(),
      })),
    );
  }
}

const valueAt = (values: object, path: string) => (values as Record<string, unknown>)[path];

/** Lists are sets: of privileges, organizations, reviewers. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
  return isDeepStrictEqual(sorted(one), sorted(other));
}
