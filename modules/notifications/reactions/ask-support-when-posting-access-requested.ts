import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PostingAccessRequested } from '#modules/identity/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('ask-support-when-posting-access-requested', [PostingAccessRequested])
@Injectable()
export class AskSupportWhenPostingAccessRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof PostingAccessRequested>, em: EntityManager): Promise<void> {
    return this.queue.add(em, fact, null, { template: 'posting-access-requested', requestId: fact.payload.requestId });
  }
}
