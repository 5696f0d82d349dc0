import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { PostingAccessRequested } from '../../identity/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('ask-support-when-posting-access-requested', [PostingAccessRequested])
@Injectable()
export class AskSupportWhenPostingAccessRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof PostingAccessRequested>, em: EntityManager): Promise<void> {
    return this.queue.add(em, fact, null, { template: 'posting-access-requested', requestId: fact.payload.requestId });
  }
}
