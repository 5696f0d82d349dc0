import { z } from 'zod';

/** A subscriber gave up on a fact after its last attempt; the dead letter waits for an administrator. */
export const SubscriberFailed = {
  name: 'SubscriberFailed',
  version: 1,
  payload: z.object({ subscriber: z.string(), factId: z.uuid(), factName: z.string(), attempts: z.int() }),
} as const;
