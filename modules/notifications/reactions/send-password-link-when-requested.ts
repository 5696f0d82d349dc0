import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PasswordLinkRequested } from '#modules/identity/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
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
