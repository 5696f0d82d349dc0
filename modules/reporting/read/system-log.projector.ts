import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type BatchSubscriber, EVERY, On } from '../../../src/platform/events/subscriber.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import { sentenceOf, short } from './sentences.js';

/**
 * Writes the system log: one entry per fact, whatever its module (W18). The instant is copied in the database, whose
 * microseconds keep the facts of one transaction in order.
 */
@On('system-log', EVERY)
@Injectable()
export class SystemLogProjector implements BatchSubscriber {
  constructor(private readonly ask: Ask) {}

  async handleAll(facts: readonly Fact[], em: EntityManager): Promise<void> {
    const jobs = await this.jobs(facts);
    const entries = facts.map((fact) => ({ id: fact.id, ...sentenceOf(fact, jobs(fact.payload.jobId)) }));
    await em.execute(
      `insert into system_log (fact_id, at, level, message)
         select id, fact.occurred_at, entry.level, entry.message
         from jsonb_to_recordset(?::jsonb) as entry (id uuid, level text, message text) join fact using (id)
         on conflict (fact_id) do update set level = excluded.level, message = excluded.message`,
      [JSON.stringify(entries)],
    );
  }

  /** How the log calls the jobs that these facts are about. */
  private async jobs(facts: readonly Fact[]): Promise<(jobId: unknown) => string> {
    const ids = [...new Set(facts.map(({ payload }) => payload.jobId))].filter((id) => typeof id === 'string');
    const known = new Map((ids.length ? await this.ask.of(new JobsByIds(ids)) : []).map((job) => [job.id, job]));
    return (jobId) => (typeof jobId === 'string' ? String(known.get(jobId)?.jobListingNumber ?? short(jobId)) : '');
  }
}
