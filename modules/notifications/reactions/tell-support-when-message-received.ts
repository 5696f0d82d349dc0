import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { ContactMessageReceived } from '../../site/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-support-when-message-received', [ContactMessageReceived])
@Injectable()
export class TellSupportWhenMessageReceived implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof ContactMessageReceived>, em: EntityManager): Promise<void> {
    return this.queue.add(em, fact, null, { template: 'contact-message', messageId: fact.payload.messageId });
  }
}
