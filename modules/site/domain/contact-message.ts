import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import type { ContactRequest } from '../contract/api/site.js';
import { ContactMessageReceived } from '../contract/events.js';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    ...aggregateProperties,
    name: p.text(),
    email: p.text(),
    organization: p.text(),
    phone: p.text(),
    reasonForContact: p.text().$type<ContactRequest['reasonForContact']>(),
    message: p.text(),
  },
});

/** A contact message; immutable. */
export class ContactMessage extends ContactMessageSchema.class {
  /** `senderId` is null for a visitor. */
  static receive(form: ContactRequest, senderId: string | null): ContactMessage {
    const message = Object.assign(new ContactMessage(), { id: newId(), eventCount: 0, ...form });
    record(message, ContactMessageReceived, { messageId: message.id }, senderId);
    return message;
  }
}
ContactMessageSchema.setClass(ContactMessage);
