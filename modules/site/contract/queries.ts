import { Query } from '@nestjs/cqrs';
import type { ExportShare, OwnAddress } from '#modules/identity/contract/queries.js';

/** A contact message. All fields but `message` are single lines. Null for an unknown id. */
export class ContactMessageById extends Query<{
  name: string;
  email: string;
  organization: string;
  phone: string;
  reasonForContact: string;
  message: string;
} | null> {
  constructor(readonly messageId: string) {
    super();
  }
}

/**
 * The contact messages that gave these addresses, ignoring case, while they were the user's, for the download of what
 * is kept.
 */
export class MessagesExport extends Query<ExportShare> {
  constructor(readonly addresses: readonly OwnAddress[]) {
    super();
  }
}
