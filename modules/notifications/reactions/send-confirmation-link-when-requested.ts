import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { ConfirmationLinkRequested } from '../../identity/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

@On('send-confirmation-link-when-requested', [ConfirmationLinkRequested])
@Injectable()
export class SendConfirmationLinkWhenRequested implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(fact: Fact<typeof ConfirmationLinkRequested>, em: EntityManager): Promise<void> {
    return this.queue.add(em, fact, fact.payload.userId, { template: 'confirm-address' });
  }
}
