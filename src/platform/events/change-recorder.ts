import { type ChangeSet, ChangeSetType, type EventSubscriber, type FlushEventArgs, type Type } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Aggregate } from '../database/aggregate.js';
import { StoredEvent } from './outbox.entity.js';
import { trackedPropertiesOf } from './tracked-changes.js';

/** `isKept`: the values are, not only that they changed. */
export interface Change {
  aggregateId: string;
  /** The one that the change made. */
  version: number;
  path: string;
  eventId: string;
  isKept: boolean;
  oldValue?: unknown;
  newValue?: unknown;
}

const INSERT = `
  insert into event_change (aggregate_id, version, path, event_id, is_kept, old_value, new_value)
  select "aggregateId", version, path, "eventId", "isKept", "oldValue", "newValue"
    from jsonb_to_recordset(?::jsonb) as row ("aggregateId" uuid, version integer, path text, "eventId" uuid,
                                              "isKept" boolean, "oldValue" jsonb, "newValue" jsonb)`;

/** Writes changes that SQL made; those of entities are written by the flush. */
export async function writeChanges(em: EntityManager, changes: readonly Change[]): Promise<void> {
  if (changes.length) await em.execute(INSERT, [JSON.stringify(changes)]);
}

/** Erases what is kept of changes, with the aggregate of a person; the events stay. */
export async function eraseChanges(em: EntityManager, aggregateId: string): Promise<void> {
  await em.execute('delete from event_change where aggregate_id = ?', [aggregateId]);
}

/** Writes what changed of tracked aggregates, in the transaction of the change and its event. */
export class ChangeRecorder implements EventSubscriber {
  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const sets = uow.getChangeSets();
    const events = sets.flatMap(({ entity }) => (entity instanceof StoredEvent ? [entity] : []));
    const changes = sets.flatMap((set) => changesIn(set, events));
    await writeChanges(em as EntityManager, changes);
  }
}

/** Throws if an aggregate changed without an event, which nobody would ever be told of: a bug. */
function changesIn(set: ChangeSet<object>, events: readonly StoredEvent[]): Change[] {
  const { type, entity, payload, meta } = set;
  if (type !== ChangeSetType.UPDATE) return [];
  const changed = [...trackedPropertiesOf(entity)].filter(([name]) => Object.hasOwn(payload, name));
  if (changed.length === 0) return [];
  const { id, version } = entity as Aggregate & { version: number };
  const event = events.find(({ aggregateId }) => aggregateId === id) ?? events[0];
  if (!event) throw new Error(`${meta.className} changed without an event: ${changed.map(([name]) => name)}`);
  return changed.map(([name, { path, kept }]) => {
    const change = { aggregateId: id, version: version + 1, path, eventId: event.id, isKept: kept === 'values' };
    if (kept === 'name') return change;
    return { ...change, oldValue: originalValue(set, name), newValue: (entity as Record<string, unknown>)[name] };
  });
}

/** The snapshot of the loaded entity has values as the database has them. */
function originalValue({ originalEntity, meta }: ChangeSet<object>, name: string): unknown {
  const value = (originalEntity as Record<string, unknown> | undefined)?.[name];
  const { customType } = (meta.properties as Record<string, { customType?: Type<unknown> }>)[name] ?? {};
  if (value === null || value === undefined || !customType?.platform) return value ?? null;
  return customType.convertToJSValue(value, customType.platform);
}
