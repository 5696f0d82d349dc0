import { Query } from '@nestjs/cqrs';
import type { ExportShare } from '../../identity/contract/queries.js';

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

/** The contact messages sent from these addresses, ignoring case, for their owner's download of what is kept. */
export class MessagesExport extends Query<ExportShare> {
  constructor(readonly emails: readonly string[]) {
    super();
  }
}
