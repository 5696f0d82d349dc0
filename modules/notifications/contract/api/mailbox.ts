import { z } from 'zod';

/** A mail in the mailbox, which exists only with embedded mail and demo data; otherwise its routes return 404. */
export const MailboxItem = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  receivedAt: z.iso.datetime(),
});
export type MailboxItem = z.infer<typeof MailboxItem>;

/** GET /api/mailbox?offset&limit, newest first. */
export const MailboxPage = z.object({ items: z.array(MailboxItem), totalItemsCount: z.int() });
export type MailboxPage = z.infer<typeof MailboxPage>;

/** GET /api/mailbox/{id}. `html` is a whole document rendered by the server; show it in a sandboxed frame anyway. */
export const MailboxMessage = MailboxItem.extend({
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string(),
});
export type MailboxMessage = z.infer<typeof MailboxMessage>;
