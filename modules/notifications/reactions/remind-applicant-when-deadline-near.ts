import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { DraftDeadlineNear } from '../../applications/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** The mail is dropped on delivery unless the draft can still be submitted. */
@SubscribeTo('remind-applicant-when-deadline-near', [DraftDeadlineNear])
@Injectable()
export class RemindApplicantWhenDeadlineNear implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(fact: Fact<typeof DraftDeadlineNear>, em: EntityManager): Promise<void> {
    const { userId, applicationId } = fact.payload;
    await this.queue.add(em, fact, userId, { template: 'draft-deadline', applicationId });
  }
}
