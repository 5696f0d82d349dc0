import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PostingAccessDeclined } from '#modules/identity/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-employer-when-posting-access-declined', [PostingAccessDeclined])
@Injectable()
export class TellEmployerWhenPostingAccessDeclined implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof PostingAccessDeclined>, em: EntityManager): Promise<void> {
    const { requestId, userId } = fact.payload;
    return this.queue.add(em, fact, userId, { template: 'posting-access-declined', requestId });
  }
}
