import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OutcomesOverdue } from '#modules/applications/contract/events.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';
import { employersOfJob } from './employers-of-job.js';

/** One mail to each of `employersOfJob`. It is dropped on delivery unless somebody still waits. */
@SubscribeTo('remind-employer-when-outcomes-overdue', [OutcomesOverdue])
@Injectable()
export class RemindEmployerWhenOutcomesOverdue implements Subscriber {
  constructor(
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof OutcomesOverdue>, em: EntityManager): Promise<void> {
    const { jobId } = event.payload;
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job) return;
    for (const { id } of await employersOfJob(this.identity, job))
      await this.queue.add(em, event, id, { template: 'outcomes-overdue', jobId });
  }
}
