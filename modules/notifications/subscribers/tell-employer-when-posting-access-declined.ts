import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PostingAccessDeclined } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-employer-when-posting-access-declined', [PostingAccessDeclined])
@Injectable()
export class TellEmployerWhenPostingAccessDeclined implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof PostingAccessDeclined>, em: EntityManager): Promise<void> {
    const { requestId, userId } = event.payload;
    return this.queue.add(em, event, userId, { template: 'posting-access-declined', requestId });
  }
}
