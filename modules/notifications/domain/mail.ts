import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { MailDropped, MailQueued, MailSent } from '../contract/events.js';
import type { EmailContent } from './email-content.js';

const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mail',
  properties: {
    ...aggregateProperties,
    factId: p.uuid(),
    /** Null for the support address. */
    recipientId: p.uuid().nullable(),
    template: p.text().$type<EmailContent['template']>(),
    data: p.json<EmailContent>(),
    sentAt: p.datetime().nullable(),
    droppedAt: p.datetime().nullable(),
  },
});

/** An e-mail to one account or the support address, caused by one event. Address and secrets are added on sending. */
export class Mail extends MailSchema.class {
  static queue(factId: string, recipientId: string | null, content: EmailContent): Mail {
    const mail = Object.assign(new Mail(), {
      id: newId(),
      eventCount: 0,
      factId,
      recipientId,
      template: content.template,
      data: content,
      sentAt: null,
      droppedAt: null,
    });
    record(mail, MailQueued, mail.events(), null);
    return mail;
  }

  get isOpen(): boolean {
    return this.sentAt === null && this.droppedAt === null;
  }

  markSent(now: Date): void {
    this.sentAt = now;
    record(this, MailSent, this.events(), null);
  }

  drop(reason: 'noRecipient' | 'unwanted' | 'obsolete', now: Date): void {
    this.droppedAt = now;
    record(this, MailDropped, { ...this.events(), reason }, null);
  }

  private events() {
    return { mailId: this.id, userId: this.recipientId ?? null, template: this.template };
  }
}
MailSchema.setClass(Mail);
