import { z } from 'zod';
import { eventType } from './event.js';
import { shortId, warning } from './event-texts.js';

/** A subscriber failed on an event at its last attempt; the dead letter waits for an administrator. */
export const SubscriberFailed = eventType(
  'SubscriberFailed',
  1,
  z.object({ subscriber: z.string(), factId: z.uuid(), factName: z.string(), attempts: z.int() }),
  (p) => ({
    level: 'error',
    message: `${p.subscriber} gave up on ${p.factName} ${shortId(p.factId)} after ${p.attempts} attempts; it waits as a dead letter`,
  }),
);

/** Dead letters were put into their queues again: one, which then is named, those of a subscriber, or any. */
export const DeadLettersReplayed = eventType(
  'DeadLettersReplayed',
  1,
  z.object({ facts: z.int(), subscriber: z.string().optional(), factId: z.uuid().optional() }),
  (p) =>
    p.factId
      ? `Delivery of ${shortId(p.factId)} to ${p.subscriber} tried again after it was given up`
      : `Deliveries tried again after they were given up: ${p.facts}${p.subscriber ? ` of ${p.subscriber}` : ''}`,
);

/** Deliveries to a subscriber wait until it is resumed. */
export const SubscriberPaused = eventType('SubscriberPaused', 1, z.object({ subscriber: z.string() }), (p) =>
  warning(`${p.subscriber} paused; its deliveries wait`),
);

/** Deliveries to a paused subscriber go on. */
export const SubscriberResumed = eventType(
  'SubscriberResumed',
  1,
  z.object({ subscriber: z.string() }),
  (p) => `${p.subscriber} resumed`,
);

/** Orphaned files were removed. */
export const OrphanedFilesRemoved = eventType(
  'OrphanedFilesRemoved',
  1,
  z.object({ files: z.int() }),
  (p) => `Orphaned files removed: ${p.files}`,
);
