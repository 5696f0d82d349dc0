import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OutcomesOverdue } from '#modules/applications/contract/events.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
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
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof OutcomesOverdue>, em: EntityManager): Promise<void> {
    const { jobId } = event.payload;
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job) return;
    const posters = await this.identity.postersOfOrganization(job.organization.accountNumber);
    const creator = posters.filter(({ id }) => id === job.creatorId);
    for (const { id } of creator.length ? creator : posters)
      await this.queue.add(em, event, id, { template: 'outcomes-overdue', jobId });
  }
}
