import { p } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { FactType } from '../events/fact.js';

/**
 * A UUID v7 generated in the application. Ids of one process increase monotonically even within a millisecond (those of
 * Node do not), so lists may be sorted by them.
 */
export function newId(): string {
  return v7();
}

/**
 * Properties of every aggregate. `version` is the optimistic lock. `factCount` numbers its facts separately, because
 * one flush may record two facts and a fact may change no other column.
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

/** A recorded fact that no flush has written yet. */
export interface PendingFact {
  aggregateId: string;
  number: number;
  name: string;
  version: number;
  payload: unknown;
  actorId: string | null;
}

// MikroORM skips constructors when it loads an entity, so a field would be undefined.
const pendingFacts = new WeakMap<object, PendingFact[]>();

/**
 * Records a fact of `aggregate`, which the flush of the change writes to the outbox. Throws a ZodError when the payload
 * violates the contract: a bug, never a client error.
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
  pendingFacts.set(aggregate, [...(pendingFacts.get(aggregate) ?? []), fact]);
}

/** Returns and clears the facts that `aggregate` has recorded. */
export function takeFacts(aggregate: object): PendingFact[] {
  const facts = pendingFacts.get(aggregate) ?? [];
  pendingFacts.delete(aggregate);
  return facts;
}
