import { z } from 'zod';

/** The actor published; the words stand in the row only. */
export const ContentPublished = {
  name: 'ContentPublished',
  version: 1,
  payload: z.object({ contentId: z.uuid(), publishedAt: z.iso.datetime() }),
} as const;

/** Somebody wrote to us. Without an actor it was a visitor. */
export const ContactMessageReceived = {
  name: 'ContactMessageReceived',
  version: 1,
  payload: z.object({ messageId: z.uuid() }),
} as const;
