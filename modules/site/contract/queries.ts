import { Query } from '@nestjs/cqrs';

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
