import { z } from 'zod';
import { LogEntry } from './log.js';

/** `notCovered`: the event is older than the subscriber. */
const DELIVERY_STATES = ['delivered', 'retrying', 'gaveUp', 'waiting', 'notCovered'] as const;

/** The delivery of an event to a subscriber. */
export const LogDelivery = z.object({
  subscriber: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Of the last attempt. */
  at: z.iso.datetime().nullable(),
  /** Of the next attempt, where it is known. */
  retryAt: z.iso.datetime().nullable(),
  /** Of the last failed attempt. */
  error: z.string().nullable(),
  /** To try again. */
  deadLetterId: z.uuid().nullable(),
});
export type LogDelivery = z.infer<typeof LogDelivery>;

/** GET /api/logs/{id}: the event behind an entry, its deliveries, and the entries about the same thing. */
export const LogEntryDetail = z.object({
  entry: LogEntry,
  fact: z.object({
    /** Counts the events of the aggregate from 1. */
    number: z.int(),
    aggregateId: z.uuid(),
    actorId: z.uuid().nullable(),
    /** Null without an actor, and for an account that was removed. */
    actorName: z.string().nullable(),
    /** Ids, states and numbers only. */
    payload: z.record(z.string(), z.unknown()),
  }),
  deliveries: z.array(LogDelivery),
  story: z.object({
    /** Set for a posting that has a number. */
    jobListingNumber: z.int().nullable(),
    /** Oldest first. */
    entries: z.array(LogEntry),
    /** Whether earlier ones are left out. */
    hasMore: z.boolean(),
  }),
});
export type LogEntryDetail = z.infer<typeof LogEntryDetail>;
