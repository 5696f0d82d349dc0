import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountRemovalRequested } from '#modules/identity/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-user-when-removal-requested', [AccountRemovalRequested])
@Injectable()
export class TellUserWhenRemovalRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof AccountRemovalRequested>, em: EntityManager): Promise<void> {
    const { userId, dueAt } = fact.payload;
    return this.queue.add(em, fact, userId, { template: 'removal-requested', dueAt });
  }
}
