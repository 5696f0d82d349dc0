import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SignUpRepeated } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-owner-when-sign-up-repeated', [SignUpRepeated])
@Injectable()
export class TellOwnerWhenSignUpRepeated implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof SignUpRepeated>, em: EntityManager): Promise<void> {
    return this.queue.add(em, event, event.payload.userId, { template: 'address-known' });
  }
}
