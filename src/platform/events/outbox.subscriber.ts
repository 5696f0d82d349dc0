import type { EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type Aggregate, newId, record, takeFacts } from '../database/aggregate.js';
import { noteDone } from '../idempotency/current-attempt.js';
import type { FactType } from './fact.js';
import { StoredFact } from './outbox.entity.js';

/**
 * Writes recorded facts in the transaction that stores the change. It walks the managed entities rather than the
 * change sets, or the fact of an aggregate with no other changed column would be lost.
 */
export class OutboxSubscriber implements EventSubscriber {
  async beforeFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const entities = new Set<object>([...uow.getPersistStack(), ...uow.getRemoveStack()]);
    for (const entity of uow.getIdentityMap().values()) entities.add(entity);
    for (const entity of entities) {
      for (const fact of takeFacts(entity)) em.persist(em.create(StoredFact, { id: newId(), ...fact }));
    }
    const hasFacts = [...uow.getPersistStack()].some((entity) => entity instanceof StoredFact);
    if (hasFacts) await noteDone(em as EntityManager);
  }
}

/** Records a fact that belongs to no aggregate: it stands as number 1 of an id of its own. */
export function recordAlone<T extends FactType>(
  em: EntityManager,
  type: T,
  payload: z.input<T['payload']>,
  actorId: string | null,
): void {
  const nobody: Aggregate = { id: newId(), factCount: 0 };
  record(nobody, type, payload, actorId);
  for (const fact of takeFacts(nobody)) em.persist(em.create(StoredFact, { id: newId(), ...fact }));
}
