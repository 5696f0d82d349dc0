import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApplicationSubmitted } from '#modules/applications/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('thank-applicant-when-application-submitted', [ApplicationSubmitted])
@Injectable()
export class ThankApplicantWhenApplicationSubmitted implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(fact: Fact<typeof ApplicationSubmitted>, em: EntityManager): Promise<void> {
    const about = await this.queue.postingContext(fact.payload.jobId);
    await this.queue.add(em, fact, fact.payload.userId, { template: 'application-received', ...about });
  }
}
