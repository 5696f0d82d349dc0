import { z } from 'zod';

/** What a mail is about; each has a template of its own. */
export const TEMPLATES = [
  'confirm-address',
  'address-known',
  'set-password',
  'confirm-new-address',
  'address-changing',
  'application-received',
  'applicant-released',
  'posting-approved',
  'posting-rejected',
  'posting-access-requested',
  'posting-access-granted',
  'posting-access-declined',
  'contact-message',
] as const;

/** `userId` is null for a mail to the installation's support address. */
const mail = z.object({ mailId: z.uuid(), userId: z.uuid().nullable(), template: z.enum(TEMPLATES) });

export const MailQueued = { name: 'MailQueued', version: 1, payload: mail } as const;

/** The mail server took it. */
export const MailSent = { name: 'MailSent', version: 1, payload: mail } as const;

/** It was not sent and will not be: nobody to send it to, not wanted by the recipient, or nothing to say any more. */
export const MailDropped = {
  name: 'MailDropped',
  version: 1,
  payload: mail.extend({ reason: z.enum(['noRecipient', 'unwanted', 'obsolete']) }),
} as const;
