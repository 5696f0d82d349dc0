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

/** Delivers a mail to a mail server or mailbox. Resolves once it has accepted the mail. */
export abstract class MailTransport {
  abstract send(message: MailMessage): Promise<void>;
  /** Throws when it is unavailable. */
  abstract ping(): Promise<void>;
}
