import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { DomainEvent } from '#platform/events/event.js';
import type { EmailContent, JobContext } from '../domain/email-content.js';
import { Mail } from '../domain/mail.js';

/** Queues e-mails. Each is delivered on its own, so that a failure blocks no other. */
@Injectable()
export class MailQueue {
  constructor(private readonly postings: PostingsApi) {}

  /** Idempotent by event, recipient and template. Without a recipient the mail goes to the support address. */
  async add(em: EntityManager, event: DomainEvent, recipientId: string | null, content: EmailContent): Promise<void> {
    const key = { factId: event.id, recipientId, template: content.template };
    if ((await em.count(Mail, key)) === 0) em.persist(Mail.queue(event.id, recipientId, content));
  }

  /** Throws for an unknown job, but not for a deleted one. */
  async jobContext(jobId: string): Promise<JobContext> {
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job) throw new Error(`Job ${jobId} is unknown.`);
    return { jobId, title: job.title, organization: job.organization.accountName };
  }
}
