import { type ChangeSet, ChangeSetType, type EventSubscriber, type FlushEventArgs, type Type } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Aggregate } from '../database/aggregate.js';
import { StoredEvent } from './outbox.entity.js';
import { trackedPropertiesOf } from './tracked-changes.js';

interface Row {
  aggregate_id: string;
  version: number;
  path: string;
  event_id: string;
  is_kept: boolean;
  old_value?: unknown;
  new_value?: unknown;
}

const INSERT = `
  insert into event_change (aggregate_id, version, path, event_id, is_kept, old_value, new_value)
  select aggregate_id, version, path, event_id, is_kept, old_value, new_value
    from jsonb_to_recordset(?::jsonb) as row (aggregate_id uuid, version integer, path text, event_id uuid,
                                              is_kept boolean, old_value jsonb, new_value jsonb)`;

/** Writes what changed of tracked aggregates, in the transaction of the change and its event. */
export class ChangeRecorder implements EventSubscriber {
  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const sets = uow.getChangeSets();
    const events = sets.flatMap(({ entity }) => (entity instanceof StoredEvent ? [entity] : []));
    const rows = sets.flatMap((set) => changesIn(set, events));
    if (rows.length) await (em as EntityManager).execute(INSERT, [JSON.stringify(rows)]);
  }
}

/** Throws if an aggregate changed without an event, which nobody would ever be told of: a bug. */
function changesIn(set: ChangeSet<object>, events: readonly StoredEvent[]): Row[] {
  const { type, entity, payload, meta } = set;
  if (type !== ChangeSetType.UPDATE) return [];
  const changed = [...trackedPropertiesOf(entity)].filter(([name]) => Object.hasOwn(payload, name));
  if (changed.length === 0) return [];
  const { id, version } = entity as Aggregate & { version: number };
  const event = events.find(({ aggregateId }) => aggregateId === id) ?? events[0];
  if (!event) throw new Error(`${meta.className} changed without an event: ${changed.map(([name]) => name)}`);
  return changed.map(([name, { path, kept }]) => {
    const row = { aggregate_id: id, version: version + 1, path, event_id: event.id, is_kept: kept === 'values' };
    if (kept === 'name') return row;
    return { ...row, old_value: originalValue(set, name), new_value: (entity as Record<string, unknown>)[name] };
  });
}

/** The snapshot of the loaded entity has values as the database has them. */
function originalValue({ originalEntity, meta }: ChangeSet<object>, name: string): unknown {
  const value = (originalEntity as Record<string, unknown> | undefined)?.[name];
  const { customType } = (meta.properties as Record<string, { customType?: Type<unknown> }>)[name] ?? {};
  if (value === null || value === undefined || !customType?.platform) return value ?? null;
  return customType.convertToJSValue(value, customType.platform);
}
