import { z } from 'zod';
import { MAIL_STATES } from './mail-states.js';

/** A mail to one person: what it is about, whether it was sent, and why not. */
export const MailRecord = z.object({
  id: z.uuid(),
  /** The kind of mail, such as "Your posting was approved". */
  about: z.string(),
  /** The title of the posting that it is about. */
  posting: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  /** When it was sent or given up; of a waiting one when it was composed. */
  at: z.iso.datetime(),
  /** A sentence; null for a mail that was sent. */
  why: z.string().nullable(),
  /** When a waiting mail is tried again, after a failure. */
  retryAt: z.iso.datetime().nullable(),
});
export type MailRecord = z.infer<typeof MailRecord>;

/** Mails of GET /api/mails/users/{id}, newest first; `unsent` are those that did not arrive though needed. */
export const SHOWN_MAILS = ['all', 'unsent'] as const;
export type ShownMails = (typeof SHOWN_MAILS)[number];
