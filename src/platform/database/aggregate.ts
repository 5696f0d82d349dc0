import { p } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { FactType } from '../events/fact.js';

/**
 * A uuid made in the application, so that a row is known before it is stored. Those of one process stand in the order
 * of their making, within a millisecond too (Node's own do not): lists may be ordered by it.
 */
export function newId(): string {
  return v7();
}

/**
 * What every aggregate carries. `version` is the optimistic lock; `factCount` numbers its facts apart from it, because
 * one flush may record two facts and a fact may change no other column (TRUST.md, "Design that passes").
 */
export const aggregateProperties = {
  id: p.uuid().primary(),
  version: p.integer().version(),
  factCount: p.integer().default(0),
  createdAt: p.datetime().onCreate(() => new Date()),
  updatedAt: p
    .datetime()
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};

export interface Aggregate {
  id: string;
  factCount: number;
}

/** A fact that an aggregate has recorded and no flush has written yet. */
export interface PendingFact {
  aggregateId: string;
  number: number;
  name: string;
  version: number;
  payload: unknown;
  actorId: string | null;
}

// Hydration skips constructors, so a field on the entity would be missing after a load.
const pending = new WeakMap<object, PendingFact[]>();

/**
 * Records that something happened to `aggregate`; it leaves through the outbox in the flush that stores the change.
 * Throws a ZodError when the payload breaks the fact's contract: a mistake of ours, never of a client.
 */
export function record<T extends FactType>(
  aggregate: Aggregate,
  type: T,
  payload: z.input<T['payload']>,
  actorId: string | null,
): void {
  aggregate.factCount = (aggregate.factCount ?? 0) + 1;
  const fact = {
    aggregateId: aggregate.id,
    number: aggregate.factCount,
    name: type.name,
    version: type.version,
    payload: type.payload.parse(payload),
    actorId,
  };
  pending.set(aggregate, [...(pending.get(aggregate) ?? []), fact]);
}

/** What `aggregate` has recorded since the last call; the next call answers nothing. */
export function takeFacts(aggregate: object): PendingFact[] {
  const facts = pending.get(aggregate) ?? [];
  pending.delete(aggregate);
  return facts;
}
