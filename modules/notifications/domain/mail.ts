import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '../../../src/platform/database/aggregate.js';
import { MailDropped, MailQueued, MailSent } from '../contract/events.js';
import type { Letter } from './letter.js';

const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mail',
  properties: {
    ...aggregateProperties,
    factId: p.uuid(),
    /** Null for the support address. */
    recipientId: p.uuid().nullable(),
    template: p.text().$type<Letter['template']>(),
    data: p.json<Letter>(),
    sentAt: p.datetime().nullable(),
    droppedAt: p.datetime().nullable(),
  },
});

/** One letter to one account, or to the support address, because of one fact. It holds no address and no secret; those are fetched when it leaves. */
export class Mail extends MailSchema.class {
  static queue(factId: string, recipientId: string | null, letter: Letter): Mail {
    const mail = Object.assign(new Mail(), {
      id: newId(),
      factCount: 0,
      factId,
      recipientId,
      template: letter.template,
      data: letter,
      sentAt: null,
      droppedAt: null,
    });
    record(mail, MailQueued, mail.facts(), null);
    return mail;
  }

  get isOpen(): boolean {
    return this.sentAt === null && this.droppedAt === null;
  }

  markSent(now: Date): void {
    this.sentAt = now;
    record(this, MailSent, this.facts(), null);
  }

  drop(reason: 'noRecipient' | 'unwanted' | 'obsolete', now: Date): void {
    this.droppedAt = now;
    record(this, MailDropped, { ...this.facts(), reason }, null);
  }

  private facts() {
    return { mailId: this.id, userId: this.recipientId ?? null, template: this.template };
  }
}
MailSchema.setClass(Mail);
