import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApplicationsApi } from '#modules/applications/contract/applications-api.js';
import { JobDeleted } from '#modules/postings/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** Includes users with a draft, which can no longer be submitted. */
@SubscribeTo('tell-applicants-when-job-deleted', [JobDeleted])
@Injectable()
export class TellApplicantsWhenJobDeleted implements Subscriber {
  constructor(
    private readonly applications: ApplicationsApi,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof JobDeleted>, em: EntityManager): Promise<void> {
    const { jobId } = event.payload;
    const content = { template: 'posting-removed', ...(await this.queue.jobContext(jobId)) } as const;
    for (const { userId, type } of await this.applications.applicantsOfJob(jobId))
      await this.queue.add(em, event, userId, { ...content, isSubmitted: type === 'submitted' });
  }
}
