import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JobPosted } from '#modules/postings/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** Only for a Post that approved the job, not for one without approval or for posting an open job again. */
@SubscribeTo('tell-creator-when-job-approved', [JobPosted])
@Injectable()
export class TellCreatorWhenJobApproved implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(event: DomainEvent<typeof JobPosted>, em: EntityManager): Promise<void> {
    if (event.payload.approvedBy === null) return;
    const about = await this.queue.postingContext(event.payload.jobId);
    await this.queue.add(em, event, event.payload.creatorId, { template: 'posting-approved', ...about });
  }
}
