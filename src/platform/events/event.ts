import type { z } from 'zod';

/**
 * The contract of an event: past tense, primitives only. It contains ids, states and dates, never a name, an e-mail
 * address or free text, so that the log can be retained for ever. Fields may be added; their meaning never changes.
 */
export interface EventType<P extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly version: number;
  readonly payload: P;
  /** Its entry in the system log; by default the name in words. */
  readonly log?: LogText<z.output<P>>;
}

/** An entry of the system log. */
export interface LogMessage {
  level: 'info' | 'warning' | 'error';
  message: string;
}

/**
 * The text of an event in the system log: ids, numbers and states in plain ASCII, because the log outlives personal
 * data. Gets the payload as stored, in which fields of later versions are absent, and the listing number of its job, or
 * the end of the job's id.
 */
export type LogText<P> = { text(payload: P, job: string): string | LogMessage }['text'];

/** An event type with its entry in the log. */
export const eventType = <const N extends string, P extends z.ZodObject>(
  name: N,
  version: number,
  payload: P,
  log: LogText<z.output<P>>,
) => ({ name, version, payload, log });

/** For the exports of a contract, among which are other things. */
export const isEventType = (value: unknown): value is EventType =>
  typeof value === 'object' && value !== null && 'payload' in value && 'version' in value;

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
