import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { StaleError } from '../errors/stale-error.js';
import { ActorNames } from '../http/access.js';
import { trackedPropertiesOf } from './tracked-changes.js';

interface Versioned {
  id: string;
  version: number;
}

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
   * version that was seen; it has also what was changed alike. The aggregate is locked.
   */
  async assertSeen(em: EntityManager, aggregate: Versioned, seen: number, wanted: object): Promise<void> {
    if (seen === aggregate.version) return;
    if (seen > aggregate.version) throw new StaleError([], aggregate.version);
    const { changes } = await this.since(em, aggregate, seen);
    const wantedValue = (path: string) => (wanted as Record<string, unknown>)[path];
    const sent = changes.filter(({ path }) => wantedValue(path) !== undefined);
    if (sent.some(({ path, saved }) => !isSame(wantedValue(path), saved)))
      throw new StaleError(sent, aggregate.version);
  }

  /** What was changed since the version that was seen, as the error of a client that sent it. */
  async since(em: EntityManager, aggregate: Versioned, seen: number): Promise<StaleError> {
    const rows = await em.execute<LastChange[]>(CHANGES_SINCE, [aggregate.id, seen]);
    const names = await this.names.byIds(rows.flatMap(({ actorId }) => actorId ?? []));
    const propertyAt = new Map([...trackedPropertiesOf(aggregate)].map(([name, { path }]) => [path, name]));
    const changes = rows.map(({ path, actorId, at }) => ({
      path,
      saved: (aggregate as object as Record<string, unknown>)[propertyAt.get(path) ?? path],
      by: names.get(actorId ?? '') ?? null,
      at: new Date(at).toISOString(),
    }));
    return new StaleError(changes, aggregate.version);
  }
}

/** Lists are sets: of privileges, organizations, reviewers. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
  return isDeepStrictEqual(sorted(one), sorted(other));
}
