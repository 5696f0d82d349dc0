import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Config } from '../../../src/config.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { MailTransport } from '../../../src/platform/mail/mail-transport.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { AccountsByIds, EmailChangeById } from '../../identity/contract/queries.js';
import { MailQueued } from '../contract/events.js';
import { isSubscribed } from '../domain/email-content.js';
import { Mail } from '../domain/mail.js';
import { MailComposer, type Recipient } from './mail-composer.js';

/**
 * Sends one mail. A mail server takes no part in the transaction: if the commit fails after sending, the retry has the
 * same id and content. So no mail is lost, and a duplicate is rare and harmless. Only the mail's row is locked.
 */
@SubscribeTo('deliver-mail', [MailQueued])
@Injectable()
export class DeliverMail implements Subscriber {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly composer: MailComposer,
    private readonly transport: MailTransport,
  ) {}

  async handle(fact: Fact<typeof MailQueued>, em: EntityManager): Promise<void> {
    const mail = await em.findOne(Mail, fact.payload.mailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // A mail is erased with its recipient.
    if (!mail?.isOpen) return;
    const now = this.clock.now();
    const recipient = await this.recipientOf(mail);
    if (!recipient || recipient.isLocked) return mail.drop('noRecipient', now);
    if (!isSubscribed(mail.data, recipient)) return mail.drop('unwanted', now);
    // Commits the link before sending, so that it works at once and no account stays locked.
    const rendered = await this.database.independentTransaction(() => this.composer.compose(mail, recipient));
    if (!rendered) return mail.drop('obsolete', now);
    await this.transport.send({ id: mail.id, to: recipient.email, ...rendered });
    mail.markSent(now);
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
    const [account] = await this.queries.execute(new AccountsByIds([recipientId]));
    if (!account || !('changeId' in data)) return account;
    const change = await this.queries.execute(new EmailChangeById(data.changeId));
    return change && { ...account, email: data.template === 'address-changing' ? change.fromEmail : change.toEmail };
  }
}
