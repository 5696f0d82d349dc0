import type { z } from 'zod';

/**
 * The contract of a fact: past tense, one form, primitives only. It carries ids, states and dates, never a name, an
 * address or free text, so that the log can be kept for ever. Fields are added, their meaning never changes.
 */
export interface FactType<P extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly version: number;
  readonly payload: P;
}

/** A fact that happened. `number` counts 1, 2, 3 … per aggregate; `occurredAt` is the database's clock. */
export interface Fact<T extends FactType = FactType> {
  id: string;
  name: T['name'];
  aggregateId: string;
  number: number;
  /** The account that caused it; null when the clock or a visitor did. */
  actorId: string | null;
  occurredAt: Date;
  payload: z.output<T['payload']>;
}
