import type { EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type Aggregate, newId, record, takeEvents } from '../database/aggregate.js';
import { markEffectCommitted } from '../idempotency/idempotency-context.js';
import type { EventType } from './event.js';
import { StoredEvent } from './outbox.entity.js';

/**
 * Writes recorded events in the transaction of the change. It walks the managed entities rather than the change sets,
 * which miss an aggregate without changed columns.
 */
export class OutboxSubscriber implements EventSubscriber {
  async beforeFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const entities = new Set<object>([...uow.getPersistStack(), ...uow.getRemoveStack()]);
    for (const entity of uow.getIdentityMap().values()) entities.add(entity);
    for (const entity of entities) {
      for (const event of takeEvents(entity)) em.persist(em.create(StoredEvent, { id: newId(), ...event }));
    }
    const hasEvents = [...uow.getPersistStack()].some((entity) => entity instanceof StoredEvent);
    if (hasEvents) await markEffectCommitted(em as EntityManager);
  }
}

/** Records an event without an aggregate: it becomes number 1 of a new id. Returns the id of the event. */
export function recordWithoutAggregate<T extends EventType>(
  em: EntityManager,
  type: T,
  payload: z.input<T['payload']>,
  actorId: string | null,
): string {
  const noAggregate: Aggregate = { id: newId(), eventCount: 0 };
  record(noAggregate, type, payload, actorId);
  const id = newId();
  for (const event of takeEvents(noAggregate)) em.persist(em.create(StoredEvent, { id, ...event }));
  return id;
}
