import { z } from 'zod';
import { event } from '#modules/shared/event.js';
import { shortId } from '#platform/events/event-texts.js';

/** The actor published Home's content; the text is in the row only. */
export const ContentPublished = event(
  'ContentPublished',
  1,
  z.object({ contentId: z.uuid(), publishedAt: z.iso.datetime() }),
  {
    log: () => 'Home content published',
    history: null,
  },
);

/** A contact message was received. Without an actor it is a visitor's. */
export const ContactMessageReceived = event('ContactMessageReceived', 1, z.object({ messageId: z.uuid() }), {
  log: (p) => `Contact message ${shortId(p.messageId)} received`,
  history: null,
});
