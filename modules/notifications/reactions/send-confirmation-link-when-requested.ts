import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ConfirmationLinkRequested } from '#modules/identity/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('send-confirmation-link-when-requested', [ConfirmationLinkRequested])
@Injectable()
export class SendConfirmationLinkWhenRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof ConfirmationLinkRequested>, em: EntityManager): Promise<void> {
    const { userId, jobId, signUpId } = fact.payload;
    return this.queue.add(em, fact, userId, { template: 'confirm-address', jobId, signUpId });
  }
}
