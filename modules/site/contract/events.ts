import { z } from 'zod';

/** The actor published Home's content; the text is in the row only. */
export const ContentPublished = {
  name: 'ContentPublished',
  version: 1,
  payload: z.object({ contentId: z.uuid(), publishedAt: z.iso.datetime() }),
} as const;

/** A contact message was received. Without an actor it is a visitor's. */
export const ContactMessageReceived = {
  name: 'ContactMessageReceived',
  version: 1,
  payload: z.object({ messageId: z.uuid() }),
} as const;
