import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OutcomesOverdue } from '#modules/applications/contract/events.js';
import { PostersOfOrganization } from '#modules/identity/contract/queries.js';
import { JobsByIds } from '#modules/postings/contract/queries.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/**
 * One mail to the creator of the posting, or to all posters of the organization once the creator posts for it no more.
 * It is dropped on delivery unless somebody still waits.
 */
@SubscribeTo('remind-employer-when-outcomes-overdue', [OutcomesOverdue])
@Injectable()
export class RemindEmployerWhenOutcomesOverdue implements Subscriber {
  constructor(
    private readonly queries: QueryBus,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof OutcomesOverdue>, em: EntityManager): Promise<void> {
    const { jobId } = event.payload;
    const [job] = await this.queries.execute(new JobsByIds([jobId]));
    if (!job) return;
    const posters = await this.queries.execute(new PostersOfOrganization(job.organization.accountNumber));
    const creator = posters.filter(({ id }) => id === job.creatorId);
    for (const { id } of creator.length ? creator : posters)
      await this.queue.add(em, event, id, { template: 'outcomes-overdue', jobId });
  }
}
