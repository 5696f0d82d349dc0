import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApplicantsReleased } from '#modules/applications/contract/release-events.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { localDate, startOfLocalDay } from '#platform/time/local-time.js';
import { MailQueue } from '../delivery/mail-queue.js';
import { Mail } from '../domain/mail.js';
import { employersOfJob } from './employers-of-job.js';

/** A mail to each of `employersOfJob`, at most one a local day for a person and posting (U61). Who released knows. */
@SubscribeTo('tell-employer-when-applicants-released', [ApplicantsReleased])
@Injectable()
export class TellEmployerWhenApplicantsReleased implements Subscriber {
  constructor(
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
    private readonly queue: MailQueue,
  ) {}

  async handle(event: DomainEvent<typeof ApplicantsReleased>, em: EntityManager): Promise<void> {
    const { jobId, applicationIds } = event.payload;
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job || job.isDeleted) return;
    const about = await this.queue.jobContext(jobId);
    const content = { template: 'new-applicants', applications: applicationIds.length, ...about } as const;
    const createdAt = { $gte: startOfLocalDay(localDate(event.occurredAt)) };
    for (const { id } of await employersOfJob(this.identity, job)) {
      const ofToday = { recipientId: id, template: content.template, data: { jobId }, createdAt };
      if (id !== event.actorId && (await em.count(Mail, ofToday)) === 0) await this.queue.add(em, event, id, content);
    }
  }
}
