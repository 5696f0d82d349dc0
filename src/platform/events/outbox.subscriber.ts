import type { EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type Aggregate, newId, record, takeFacts } from '../database/aggregate.js';
import { markEffectCommitted } from '../idempotency/idempotency-context.js';
import type { FactType } from './fact.js';
import { StoredFact } from './outbox.entity.js';

/**
 * Writes recorded facts in the transaction of the change. It walks the managed entities rather than the change sets,
 * which miss an aggregate without changed columns.
 */
export class OutboxSubscriber implements EventSubscriber {
  async beforeFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const entities = new Set<object>([...uow.getPersistStack(), ...uow.getRemoveStack()]);
    for (const entity of uow.getIdentityMap().values()) entities.add(entity);
    for (const entity of entities) {
      for (const fact of takeFacts(entity)) em.persist(em.create(StoredFact, { id: newId(), ...fact }));
    }
    const hasFacts = [...uow.getPersistStack()].some((entity) => entity instanceof StoredFact);
    if (hasFacts) await markEffectCommitted(em as EntityManager);
  }
}

/** Records a fact without an aggregate: it becomes number 1 of a new id. */
export function recordWithoutAggregate<T extends FactType>(
  em: EntityManager,
  type: T,
  payload: z.input<T['payload']>,
  actorId: string | null,
): void {
  const noAggregate: Aggregate = { id: newId(), factCount: 0 };
  record(noAggregate, type, payload, actorId);
  for (const fact of takeFacts(noAggregate)) em.persist(em.create(StoredFact, { id: newId(), ...fact }));
}
