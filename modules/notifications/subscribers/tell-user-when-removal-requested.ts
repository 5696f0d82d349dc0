import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountRemovalRequested } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-user-when-removal-requested', [AccountRemovalRequested])
@Injectable()
export class TellUserWhenRemovalRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof AccountRemovalRequested>, em: EntityManager): Promise<void> {
    const { userId, dueAt } = event.payload;
    return this.queue.add(em, event, userId, { template: 'removal-requested', dueAt });
  }
}
