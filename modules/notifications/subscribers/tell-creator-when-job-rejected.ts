import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JobRejected } from '#modules/postings/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-creator-when-job-rejected', [JobRejected])
@Injectable()
export class TellCreatorWhenJobRejected implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(event: DomainEvent<typeof JobRejected>, em: EntityManager): Promise<void> {
    const { jobId, creatorId, reason } = event.payload;
    const about = await this.queue.postingContext(jobId);
    await this.queue.add(em, event, creatorId, { template: 'posting-rejected', reason, ...about });
  }
}
