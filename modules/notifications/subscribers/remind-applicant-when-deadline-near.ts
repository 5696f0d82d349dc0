import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DraftDeadlineNear } from '#modules/applications/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** The mail is dropped on delivery unless the draft can still be submitted. */
@SubscribeTo('remind-applicant-when-deadline-near', [DraftDeadlineNear])
@Injectable()
export class RemindApplicantWhenDeadlineNear implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(event: DomainEvent<typeof DraftDeadlineNear>, em: EntityManager): Promise<void> {
    const { userId, applicationId } = event.payload;
    await this.queue.add(em, event, userId, { template: 'draft-deadline', applicationId });
  }
}
