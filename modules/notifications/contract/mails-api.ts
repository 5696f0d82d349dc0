import type { MailRecord } from './api/mails.js';

/** An event as stored. */
export interface StoredEvent {
  id: string;
  name: string;
  payload: Record<string, unknown>;
}

/** What an event sent by mail. */
export interface MailsOfEvent {
  /** The id of a recipient is null for the installation's support address. */
  mails: (MailRecord & { recipientId: string | null })[];
  /** Why none was due; null where there are some, where none is ever sent, and while it is not known yet. */
  none: string | null;
}

/** Mails as other modules ask for them. */
export abstract class MailsApi {
  /** By the id of the event. Mails of removed accounts are gone. */
  abstract ofEvents(events: readonly StoredEvent[]): Promise<ReadonlyMap<string, MailsOfEvent>>;
}
