import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { assertNoTransaction } from '#platform/database/assert-no-transaction.js';
import { Database } from '#platform/database/database.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailTransport } from '#platform/mail/mail-transport.js';
import { Clock } from '#platform/time/clock.js';
import { Config } from '#src/config.js';
import { MailQueued } from '../contract/events.js';
import { isSubscribed } from '../domain/email-content.js';
import { Mail } from '../domain/mail.js';
import { MailClaims } from './mail-claims.js';
import { MailComposer, type Recipient } from './mail-composer.js';

type Outcome = 'sent' | Parameters<Mail['drop']>[0];

/**
 * Sends one mail. A mail server takes no part in the transaction: if the commit fails after sending, the retry has the
 * same id and content. So no mail is lost, and a duplicate is rare and harmless.
 */
@SubscribeTo('deliver-mail', [MailQueued])
@Injectable()
export class DeliverMail implements LongSubscriber {
  constructor(
    private readonly identity: IdentityApi,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly claims: MailClaims,
    private readonly composer: MailComposer,
    private readonly transport: MailTransport,
  ) {}

  async work({ payload: { mailId } }: DomainEvent<typeof MailQueued>, commit: Commit): Promise<void> {
    await this.claims.hold(mailId, async (claimed) => {
      const outcome = await this.send(claimed);
      await commit(async (em) => {
        const mail = await em.findOne(Mail, mailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
        // A mail is erased with its recipient.
        if (!mail?.isOpen) return;
        if (outcome === 'sent') mail.markSent(this.clock.now());
        else mail.drop(outcome, this.clock.now());
      });
    });
  }

  private async send(mail: Mail): Promise<Outcome> {
    const recipient = await this.recipientOf(mail);
    if (!recipient || recipient.isLocked) return 'noRecipient';
    if (!isSubscribed(mail.data, recipient)) return 'unwanted';
    // Commits the link before sending, so that it works at once.
    const rendered = await this.database.transaction(() => this.composer.compose(mail, recipient));
    if (!rendered) return 'obsolete';
    assertNoTransaction('A mail');
    await this.transport.send({ id: mail.id, to: recipient.email, ...rendered });
    return 'sent';
  }

  /** E-mails about a change of e-mail go to the address stored with the change, however late they are sent. */
  private async recipientOf({ recipientId, data }: Mail): Promise<Recipient | null | undefined> {
    if (!recipientId)
      return {
        firstName: 'Support',
        email: this.config.supportEmail,
        isConfirmed: true,
        isEmailReceiver: true,
        isLocked: false,
      };
    const [account] = await this.identity.accountsByIds([recipientId]);
    if (!account || !('changeId' in data)) return account;
    const change = await this.identity.emailChange(data.changeId);
    return change && { ...account, email: data.template === 'address-changing' ? change.fromEmail : change.toEmail };
  }
}
