import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { DataExportReady } from '../../identity/contract/events.js';
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
