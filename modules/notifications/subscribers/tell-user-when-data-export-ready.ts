import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DataExportReady } from '#modules/identity/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-user-when-data-export-ready', [DataExportReady])
@Injectable()
export class TellUserWhenDataExportReady implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof DataExportReady>, em: EntityManager): Promise<void> {
    const { userId, expiresAt } = event.payload;
    return this.queue.add(em, event, userId, { template: 'data-export-ready', expiresAt });
  }
}
