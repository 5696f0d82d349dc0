import { z } from 'zod';
import { event } from '#modules/shared/event.js';
import { wordsFrom } from '#modules/shared/event-texts.js';
import { MAIL_SUBJECTS, MAIL_TEMPLATES } from './mail-subjects.js';

const dropReason = wordsFrom({
  noRecipient: 'there is no account that may receive it',
  unwanted: 'its recipient has unsubscribed',
  obsolete: 'its reason no longer holds',
});

/** `userId` is null for a mail to the installation's support address. */
const mail = z.object({ mailId: z.uuid(), userId: z.uuid().nullable(), template: z.enum(MAIL_TEMPLATES) });

const nameOf = ({ template }: z.output<typeof mail>) => `Mail "${MAIL_SUBJECTS[template] ?? template}"`;

export const MailQueued = event('MailQueued', 1, mail, {
  log: (p) => `${nameOf(p)} composed`,
  history: null,
});

/** The mail server accepted the mail. */
export const MailSent = event('MailSent', 1, mail, {
  log: (p) => `${nameOf(p)} sent`,
  history: null,
});

/** The mail will not be sent: it has no recipient, the recipient unsubscribed, or it is obsolete. */
export const MailDropped = event(
  'MailDropped',
  1,
  mail.extend({ reason: z.enum(['noRecipient', 'unwanted', 'obsolete']) }),
  {
    log: (p) => `${nameOf(p)} not sent: ${dropReason(p.reason)}`,
    history: null,
  },
);
