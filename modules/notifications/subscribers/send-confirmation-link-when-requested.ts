import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ConfirmationLinkRequested } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('send-confirmation-link-when-requested', [ConfirmationLinkRequested])
@Injectable()
export class SendConfirmationLinkWhenRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof ConfirmationLinkRequested>, em: EntityManager): Promise<void> {
    const { userId, jobId, signUpId } = event.payload;
    return this.queue.add(em, event, userId, { template: 'confirm-address', jobId, signUpId });
  }
}
