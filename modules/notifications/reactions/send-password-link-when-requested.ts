import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { PasswordLinkRequested } from '../../identity/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('send-password-link-when-requested', [PasswordLinkRequested])
@Injectable()
export class SendPasswordLinkWhenRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof PasswordLinkRequested>, em: EntityManager): Promise<void> {
    const { userId, reason } = fact.payload;
    return this.queue.add(em, fact, userId, { template: 'set-password', reason });
  }
}
