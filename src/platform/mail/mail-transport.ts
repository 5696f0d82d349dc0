export interface MailMessage {
  /** The same for all attempts of one mail. It becomes the Message-ID, by which a provider drops a duplicate. */
  id: string;
  to: string;
  /** Where a reply goes, if not to the sender. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** Mails of one instance that are under way at once; some providers take three connections of a sender at most. */
export const MAIL_CONNECTIONS = 2;

/** Delivers a mail to a mail server or mailbox. Resolves once it has accepted the mail. */
export abstract class MailTransport {
  abstract send(message: MailMessage): Promise<void>;
  /** Throws when it is unavailable. */
  abstract ping(): Promise<void>;
}
