import { z } from 'zod';

/** Template names; each is one kind of mail. */
const TEMPLATES = [
  'confirm-address',
  'address-known',
  'set-password',
  'confirm-new-address',
  'address-changing',
  'removal-requested',
  'data-export-ready',
  'application-received',
  'draft-deadline',
  'outcome',
  'outcomes-overdue',
  'applicant-released',
  'posting-removed',
  'review-requested',
  'posting-approved',
  'posting-rejected',
  'posting-access-requested',
  'posting-access-granted',
  'posting-access-declined',
  'contact-message',
] as const;
export type MailTemplate = (typeof TEMPLATES)[number];

/** `userId` is null for a mail to the installation's support address. */
const mail = z.object({ mailId: z.uuid(), userId: z.uuid().nullable(), template: z.enum(TEMPLATES) });

export const MailQueued = { name: 'MailQueued', version: 1, payload: mail } as const;

/** The mail server accepted the mail. */
export const MailSent = { name: 'MailSent', version: 1, payload: mail } as const;

/** The mail will not be sent: it has no recipient, the recipient unsubscribed, or it is obsolete. */
export const MailDropped = {
  name: 'MailDropped',
  version: 1,
  payload: mail.extend({ reason: z.enum(['noRecipient', 'unwanted', 'obsolete']) }),
} as const;
