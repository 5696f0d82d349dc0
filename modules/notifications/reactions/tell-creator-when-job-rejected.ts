import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { JobRejected } from '../../postings/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-creator-when-job-rejected', [JobRejected])
@Injectable()
export class TellCreatorWhenJobRejected implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(fact: Fact<typeof JobRejected>, em: EntityManager): Promise<void> {
    const { jobId, creatorId, reason } = fact.payload;
    const about = await this.queue.postingContext(jobId);
    await this.queue.add(em, fact, creatorId, { template: 'posting-rejected', reason, ...about });
  }
}
