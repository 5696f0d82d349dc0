import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReviewRequested } from '#modules/applications/contract/release-events.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** One mail per release, to the selected reviewers who still belong to the organization. */
@SubscribeTo('ask-reviewers-when-review-requested', [ReviewRequested])
@Injectable()
export class AskReviewersWhenReviewRequested implements Subscriber {
  constructor(
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof ReviewRequested>, em: EntityManager): Promise<void> {
    const { jobId, applicationIds, reviewByDate } = event.payload;
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job || job.isDeleted || !job.isBoardReview) return;
    const about = await this.queue.jobContext(jobId);
    const content = {
      template: 'review-requested',
      applications: applicationIds.length,
      reviewByDate,
      ...about,
    } as const;
    for (const { id } of await this.identity.reviewersOfOrganization(job.organization.accountNumber))
      if (job.reviewers.includes(id)) await this.queue.add(em, event, id, content);
  }
}
