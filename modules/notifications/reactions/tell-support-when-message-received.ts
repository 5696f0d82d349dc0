import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContactMessageReceived } from '#modules/site/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-support-when-message-received', [ContactMessageReceived])
@Injectable()
export class TellSupportWhenMessageReceived implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof ContactMessageReceived>, em: EntityManager): Promise<void> {
    return this.queue.add(em, fact, null, { template: 'contact-message', messageId: fact.payload.messageId });
  }
}
