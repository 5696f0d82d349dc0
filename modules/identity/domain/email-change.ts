import { defineEntity, type EntityManager, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '../../../src/platform/database/aggregate.js';
import { EmailChanged, EmailChangeRequested } from '../contract/events.js';
import type { Account } from './account.js';

const EmailChangeSchema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_change',
  properties: {
    ...aggregateProperties,
    accountId: p.uuid(),
    fromEmail: p.text(),
    toEmail: p.text(),
    endedAt: p.datetime().nullable(),
  },
});

/**
 * An account's wish for another address, which it gets once that one is confirmed (near P8.2). It remembers both
 * addresses, so that its mails reach the right one however late they leave. An account has one open at most.
 */
export class EmailChange extends EmailChangeSchema.class {
  static request(account: Account, toEmail: string): EmailChange {
    const change = Object.assign(new EmailChange(), {
      id: newId(),
      factCount: 0,
      accountId: account.id,
      fromEmail: account.email,
      toEmail,
      endedAt: null,
    });
    record(change, EmailChangeRequested, { userId: account.id, changeId: change.id }, account.id);
    return change;
  }

  /** The new address has proven to be theirs. */
  confirm(account: Account, now: Date): void {
    this.endedAt = now;
    account.email = this.toEmail;
    record(this, EmailChanged, { userId: account.id, changeId: this.id }, null);
  }

  /** Another wish, or a new password, took its place. */
  giveUp(now: Date): void {
    this.endedAt = now;
  }
}
EmailChangeSchema.setClass(EmailChange);

/** The wish that waits for its confirmation, or null. Whoever asks holds the account's lock. */
export function openEmailChange(em: EntityManager, accountId: string): Promise<EmailChange | null> {
  return em.findOne(EmailChange, { accountId, endedAt: null });
}
