import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { AccountRemovalRequested } from '../../identity/contract/events.js';
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
