import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PasswordLinkRequested } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('send-password-link-when-requested', [PasswordLinkRequested])
@Injectable()
export class SendPasswordLinkWhenRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof PasswordLinkRequested>, em: EntityManager): Promise<void> {
    const { userId, reason } = event.payload;
    return this.queue.add(em, event, userId, { template: 'set-password', reason });
  }
}
