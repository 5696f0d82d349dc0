import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContactMessageReceived } from '#modules/site/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-support-when-message-received', [ContactMessageReceived])
@Injectable()
export class TellSupportWhenMessageReceived implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof ContactMessageReceived>, em: EntityManager): Promise<void> {
    return this.queue.add(em, event, null, { template: 'contact-message', messageId: event.payload.messageId });
  }
}
