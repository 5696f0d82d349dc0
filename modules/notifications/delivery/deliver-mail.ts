import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../src/config.js';
import { Ask } from '../../../src/platform/ask.js';
import { Clock } from '../../../src/platform/clock.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { MailTransport } from '../../../src/platform/mail.js';
import { AccountsByIds, EmailChangeById } from '../../identity/contract/questions.js';
import { MailQueued } from '../contract/events.js';
import { isWanted } from '../domain/letter.js';
import { Mail } from '../domain/mail.js';
import { Compose, type Recipient } from './compose.js';

/**
 * Sends one mail. A mail server cannot take part in our transaction: when it has the mail and our commit fails, the
 * repeat has the same id and the same words, so a duplicate is rare and harmless and no mail is lost.
 */
@On('deliver-mail', [MailQueued])
@Injectable()
export class DeliverMail implements Subscriber {
  constructor(
    private readonly ask: Ask,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly compose: Compose,
    private readonly transport: MailTransport,
  ) {}

  async handle(fact: Fact<typeof MailQueued>, em: EntityManager): Promise<void> {
    const mail = await em.findOneOrFail(Mail, fact.payload.mailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!mail.isOpen) return;
    const now = this.clock.now();
    const recipient = await this.recipientOf(mail);
    if (!recipient || recipient.isLocked) return mail.drop('noRecipient', now);
    if (!isWanted(mail.data, recipient)) return mail.drop('unwanted', now);
    const words = await this.compose.of(mail, recipient);
    if (!words) return mail.drop('obsolete', now);
    await this.transport.send({ id: mail.id, to: recipient.email, ...words });
    mail.markSent(now);
  }

  /** Letters about a change of address go to the address they were meant for, however late they leave. */
  private async recipientOf({ recipientId, data }: Mail): Promise<Recipient | null | undefined> {
    if (!recipientId)
      return { firstName: 'Support', email: this.config.supportEmail, isEmailReceiver: true, isLocked: false };
    const [account] = await this.ask.of(new AccountsByIds([recipientId]));
    if (!account || !('changeId' in data)) return account;
    const change = await this.ask.of(new EmailChangeById(data.changeId));
    return change && { ...account, email: data.template === 'address-changing' ? change.fromEmail : change.toEmail };
  }
}
