import { z } from 'zod';

/** A subscriber failed on a fact at its last attempt; the dead letter waits for an administrator. */
export const SubscriberFailed = {
  name: 'SubscriberFailed',
  version: 1,
  payload: z.object({ subscriber: z.string(), factId: z.uuid(), factName: z.string(), attempts: z.int() }),
} as const;

/** Orphaned files were removed. */
export const OrphanedFilesRemoved = {
  name: 'OrphanedFilesRemoved',
  version: 1,
  payload: z.object({ files: z.int() }),
} as const;
