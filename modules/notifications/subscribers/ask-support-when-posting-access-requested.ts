import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PostingAccessRequested } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('ask-support-when-posting-access-requested', [PostingAccessRequested])
@Injectable()
export class AskSupportWhenPostingAccessRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof PostingAccessRequested>, em: EntityManager): Promise<void> {
    return this.queue.add(em, event, null, {
      template: 'posting-access-requested',
      requestId: event.payload.requestId,
    });
  }
}
