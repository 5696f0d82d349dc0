import type { z } from 'zod';

/**
 * The contract of an event: past tense, primitives only. It contains ids, states and dates, never a name, an e-mail
 * address or free text, so that the log can be retained for ever. Fields may be added; their meaning never changes.
 */
export interface EventType<P extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly version: number;
  readonly payload: P;
}

/** A recorded event. `number` counts 1, 2, 3 … per aggregate; `occurredAt` is from the database's clock. */
export interface DomainEvent<T extends EventType = EventType> {
  id: string;
  name: T['name'];
  aggregateId: string;
  number: number;
  /** The account that caused it; null for the clock or a visitor. */
  actorId: string | null;
  occurredAt: Date;
  payload: z.output<T['payload']>;
}
