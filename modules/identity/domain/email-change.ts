import { defineEntity, type EntityManager, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
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
 * A requested change of an account's e-mail address, applied when the new one is confirmed (near P8.2). It stores both
 * addresses, so that delayed mails reach the right one. An account has at most one open request.
 */
export class EmailChange extends EmailChangeSchema.class {
  static request(account: Account, toEmail: string, actorId: string): EmailChange {
    const change = Object.assign(new EmailChange(), {
      id: newId(),
      eventCount: 0,
      accountId: account.id,
      fromEmail: account.email,
      toEmail,
      endedAt: null,
    });
    record(change, EmailChangeRequested, { userId: account.id, changeId: change.id }, actorId);
    return change;
  }

  /** Applies the change: the link has proven that the new address is the user's. */
  confirm(account: Account, now: Date): void {
    this.endedAt = now;
    account.email = this.toEmail;
    record(this, EmailChanged, { userId: account.id, changeId: this.id }, null);
  }

  /** Cancels the request, because of a newer one or a new password. */
  cancel(now: Date): void {
    this.endedAt = now;
  }
}
EmailChangeSchema.setClass(EmailChange);

/** The account's open request, or null. The caller holds the account's lock. */
export function findOpenEmailChange(em: EntityManager, accountId: string): Promise<EmailChange | null> {
  return em.findOne(EmailChange, { accountId, endedAt: null });
}
