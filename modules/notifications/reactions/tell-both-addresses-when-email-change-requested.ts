import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { EmailChangeRequested } from '../../identity/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** The new address gets the link, the old one a warning. */
@SubscribeTo('tell-both-addresses-when-email-change-requested', [EmailChangeRequested])
@Injectable()
export class TellBothAddressesWhenEmailChangeRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(fact: Fact<typeof EmailChangeRequested>, em: EntityManager): Promise<void> {
    const { userId, changeId } = fact.payload;
    await this.queue.add(em, fact, userId, { template: 'confirm-new-address', changeId });
    await this.queue.add(em, fact, userId, { template: 'address-changing', changeId });
  }
}
