export interface MailMessage {
  /** Stable for one mail over all attempts; it becomes the Message-ID, by which a provider drops a repeat. */
  id: string;
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail to whoever delivers it; resolves once that party has taken it, throws when it did not. */
export abstract class MailTransport {
  abstract send(message: MailMessage): Promise<void>;
  /** Throws when that party does not answer. */
  abstract ping(): Promise<void>;
}
