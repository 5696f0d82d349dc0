import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DraftDeadlineNear } from '#modules/applications/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
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
