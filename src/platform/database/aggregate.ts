import { p } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { EventType } from '../events/event.js';

/**
 * A UUID v7 generated in the application. Ids of one process increase monotonically even within a millisecond (those of
 * Node do not), so lists may be sorted by them.
 */
export function newId(): string {
  return v7();
}

/**
 * Properties of every aggregate. `version` is the optimistic lock. `eventCount` numbers its events separately, because
 * one flush may record two events and an event may change no other column.
 */
export const aggregateProperties = {
  id: p.uuid().primary(),
  version: p.integer().version(),
  eventCount: p.integer().fieldName('fact_count').default(0),
  createdAt: p.datetime().onCreate(() => new Date()),
  updatedAt: p
    .datetime()
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};

export interface Aggregate {
  id: string;
  eventCount: number;
}

/** A recorded event that no flush has written yet. */
export interface PendingEvent {
  aggregateId: string;
  number: number;
  name: string;
  version: number;
  payload: unknown;
  actorId: string | null;
}

// MikroORM skips constructors when it loads an entity, so a field would be undefined.
const pendingEvents = new WeakMap<object, PendingEvent[]>();

/**
 * Records an event of `aggregate`, which the flush of the change writes to the outbox. Throws a ZodError when the
 * payload violates the contract: a bug, never a client error.
 */
export function record<T extends EventType>(
  aggregate: Aggregate,
  type: T,
  payload: z.input<T['payload']>,
  actorId: string | null,
): void {
  aggregate.eventCount = (aggregate.eventCount ?? 0) + 1;
  const event = {
    aggregateId: aggregate.id,
    number: aggregate.eventCount,
    name: type.name,
    version: type.version,
    payload: type.payload.parse(payload),
    actorId,
  };
  pendingEvents.set(aggregate, [...(pendingEvents.get(aggregate) ?? []), event]);
}

/** Returns and clears the events that `aggregate` has recorded. */
export function takeEvents(aggregate: object): PendingEvent[] {
  const events = pendingEvents.get(aggregate) ?? [];
  pendingEvents.delete(aggregate);
  return events;
}
