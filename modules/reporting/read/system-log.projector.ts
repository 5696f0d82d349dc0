import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { EVERY, On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import { sentenceOf, short } from './sentences.js';

/**
 * Writes the system log: one entry per fact, whatever its module (W18). The instant is copied in the database, whose
 * microseconds keep the facts of one transaction in order.
 */
@On('system-log', EVERY)
@Injectable()
export class SystemLogProjector implements Subscriber {
  constructor(private readonly ask: Ask) {}

  async handle(fact: Fact, em: EntityManager): Promise<void> {
    const { level, message } = sentenceOf(fact, await this.job(fact.payload.jobId));
    await em.execute(
      `insert into system_log (fact_id, at, level, message) select id, occurred_at, ?, ? from fact where id = ?
         on conflict (fact_id) do update set level = excluded.level, message = excluded.message`,
      [level, message, fact.id],
    );
  }

  private async job(jobId: unknown): Promise<string> {
    if (typeof jobId !== 'string') return '';
    const [job] = await this.ask.of(new JobsByIds([jobId]));
    return String(job?.jobListingNumber ?? short(jobId));
  }
}
