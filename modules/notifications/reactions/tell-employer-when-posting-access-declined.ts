import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { PostingAccessDeclined } from '../../identity/contract/events.js';
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
