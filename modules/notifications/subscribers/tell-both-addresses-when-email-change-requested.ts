import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EmailChangeRequested } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** The new address gets the link, the old one a warning. */
@SubscribeTo('tell-both-addresses-when-email-change-requested', [EmailChangeRequested])
@Injectable()
export class TellBothAddressesWhenEmailChangeRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(event: DomainEvent<typeof EmailChangeRequested>, em: EntityManager): Promise<void> {
    const { userId, changeId } = event.payload;
    await this.queue.add(em, event, userId, { template: 'confirm-new-address', changeId });
    await this.queue.add(em, event, userId, { template: 'address-changing', changeId });
  }
}
