import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import type { AboutPosting, Letter } from '../domain/letter.js';
import { Mail } from '../domain/mail.js';

/** Lays letters ready; each leaves in a delivery of its own, so that one that fails holds up no other. */
@Injectable()
export class MailQueue {
  constructor(private readonly ask: Ask) {}

  /** Once for a fact, a recipient and a template, however often it is called; without a recipient to the support address. */
  async add(em: EntityManager, fact: Fact, recipientId: string | null, letter: Letter): Promise<void> {
    const key = { factId: fact.id, recipientId, template: letter.template };
    if ((await em.count(Mail, key)) === 0) em.persist(Mail.queue(fact.id, recipientId, letter));
  }

  /** Throws for a job nobody knows; deleted ones are known. */
  async about(jobId: string): Promise<AboutPosting> {
    const [job] = await this.ask.of(new JobsByIds([jobId]));
    if (!job) throw new Error(`Job ${jobId} is unknown.`);
    return { jobId, title: job.title, organization: job.organization.accountName };
  }
}
