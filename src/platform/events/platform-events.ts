import { z } from 'zod';

/** A subscriber failed on an event at its last attempt; the dead letter waits for an administrator. */
export const SubscriberFailed = {
  name: 'SubscriberFailed',
  version: 1,
  payload: z.object({ subscriber: z.string(), factId: z.uuid(), factName: z.string(), attempts: z.int() }),
} as const;

/** Dead letters were put into their queues again: one, which then is named, those of a subscriber, or any. */
export const DeadLettersReplayed = {
  name: 'DeadLettersReplayed',
  version: 1,
  payload: z.object({ facts: z.int(), subscriber: z.string().optional(), factId: z.uuid().optional() }),
} as const;

/** Deliveries to a subscriber wait until it is resumed. */
export const SubscriberPaused = {
  name: 'SubscriberPaused',
  version: 1,
  payload: z.object({ subscriber: z.string() }),
} as const;

/** Deliveries to a paused subscriber go on. */
export const SubscriberResumed = {
  name: 'SubscriberResumed',
  version: 1,
  payload: z.object({ subscriber: z.string() }),
} as const;

/** Orphaned files were removed. */
export const OrphanedFilesRemoved = {
  name: 'OrphanedFilesRemoved',
  version: 1,
  payload: z.object({ files: z.int() }),
} as const;
