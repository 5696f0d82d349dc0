import { z } from 'zod';
import { textLine } from '#modules/shared/text.js';
import { filterName } from './log.js';

export const MAX_PAUSE_REASON = 250;

const PAUSE_REASON = `Please say why, in ${MAX_PAUSE_REASON} symbols or less`;

/** GET /api/queues: what waits, by subscriber. Numbers of the queues are null while they are unavailable. */
export const QueueReport = z.object({
  at: z.iso.datetime(),
  areQueuesAvailable: z.boolean(),
  /** Events that are not in the queues of their subscribers yet. */
  outbox: z.object({
    waiting: z.int(),
    oldestSeconds: z.number().nullable(),
    /** The local day. */
    doneToday: z.int(),
  }),
  subscribers: z.array(
    z.object({
      name: z.string(),
      /** A sentence that says what does not happen while it is paused. */
      whilePaused: z.string(),
      /** Jobs that wait, are delayed or run. */
      waiting: z.int().nullable(),
      active: z.int().nullable(),
      /** Whether a job carries up to 50 events. */
      isBatched: z.boolean(),
      /** Since the oldest event was published that is neither handled nor given up; null if there is none. */
      oldestSeconds: z.number().nullable(),
      doneToday: z.int(),
      gaveUp: z.int(),
      retrying: z.int(),
      paused: z
        .object({
          since: z.iso.datetime(),
          reason: z.string(),
          /** `name` is null for an account that was removed. */
          by: z.object({ id: z.uuid(), name: z.string().nullable() }),
          /** Whether the last delivery has ended and none begins; null while the queues are unavailable. */
          isEffective: z.boolean().nullable(),
        })
        .nullable(),
    }),
  ),
});
export type QueueReport = z.infer<typeof QueueReport>;
export type QueueSubscriber = QueueReport['subscribers'][number];

/** GET /api/queues/deadLetters, oldest first. */
export const DeadLettersQuery = z.object({
  /** One of them, for the link of a task. */
  letter: z.uuid('There is no such delivery').optional(),
  subscriber: filterName('Subscriber').optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(25),
});
export type DeadLettersQuery = z.infer<typeof DeadLettersQuery>;

export const DeadLettersPage = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      since: z.iso.datetime(),
      subscriber: z.string(),
      factId: z.uuid(),
      factName: z.string(),
      /** The posting that the event is about; without its id where it was deleted, and cannot be opened. */
      job: z.object({ id: z.uuid().nullable(), name: z.string() }).nullable(),
      attempts: z.int(),
      /** Without addresses, passwords and stack. */
      error: z.string(),
    }),
  ),
  totalItemsCount: z.int(),
});
export type DeadLettersPage = z.infer<typeof DeadLettersPage>;
export type DeadLetterItem = DeadLettersPage['items'][number];

/** POST /api/queues/deadLetters/retry: those of one subscriber, or all. */
export const RetryRequest = z.object({
  subscriber: z.string().trim().max(50, 'Subscriber must be 50 symbols or less').optional(),
});
export type RetryRequest = z.infer<typeof RetryRequest>;

/** `pausedSubscribers`: those among them whose deliveries wait until they are resumed. */
export const RetryResponse = z.object({ retried: z.int(), pausedSubscribers: z.array(z.string()) });
export type RetryResponse = z.infer<typeof RetryResponse>;

/** POST /api/queues/{subscriber}/pause */
export const PauseRequest = z.object({
  reason: textLine('Reason', PAUSE_REASON).min(1, PAUSE_REASON).max(MAX_PAUSE_REASON, PAUSE_REASON),
});
export type PauseRequest = z.infer<typeof PauseRequest>;
