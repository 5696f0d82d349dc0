import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DataExportReady } from '#modules/identity/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-user-when-data-export-ready', [DataExportReady])
@Injectable()
export class TellUserWhenDataExportReady implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof DataExportReady>, em: EntityManager): Promise<void> {
    const { userId, expiresAt } = fact.payload;
    return this.queue.add(em, fact, userId, { template: 'data-export-ready', expiresAt });
  }
}
