import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApplicationSubmitted } from '#modules/applications/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('thank-applicant-when-application-submitted', [ApplicationSubmitted])
@Injectable()
export class ThankApplicantWhenApplicationSubmitted implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(event: DomainEvent<typeof ApplicationSubmitted>, em: EntityManager): Promise<void> {
    const about = await this.queue.postingContext(event.payload.jobId);
    await this.queue.add(em, event, event.payload.userId, { template: 'application-received', ...about });
  }
}
