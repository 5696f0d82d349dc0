/** All fields but `message` are single lines. */
export interface ContactMessageSummary {
  name: string;
  email: string;
  organization: string;
  phone: string;
  reasonForContact: string;
  message: string;
}

/** Contact messages as other modules ask for them. */
export abstract class SiteApi {
  /** Null for an unknown id. */
  abstract contactMessage(messageId: string): Promise<ContactMessageSummary | null>;
}
