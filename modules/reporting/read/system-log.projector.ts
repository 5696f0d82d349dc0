import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Fact } from '../../../src/platform/events/fact.js';
import { ALL_FACTS, type BatchSubscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import { logMessageFor, shortId } from './log-messages.js';

/**
 * Writes the system log, one entry per fact of any module (W18). The timestamp is copied within the database, whose
 * microseconds keep the facts of one transaction in order.
 */
@SubscribeTo('system-log', ALL_FACTS)
@Injectable()
export class SystemLogProjector implements BatchSubscriber {
  constructor(private readonly queries: QueryBus) {}

  async handleBatch(facts: readonly Fact[], em: EntityManager): Promise<void> {
    const jobs = await this.jobLabels(facts);
    const entries = facts.map((fact) => ({ id: fact.id, ...logMessageFor(fact, jobs(fact.payload.jobId)) }));
    await em.execute(
      `insert into system_log (fact_id, at, level, message)
         select id, fact.occurred_at, entry.level, entry.message
         from jsonb_to_recordset(?::jsonb) as entry (id uuid, level text, message text) join fact using (id)
         on conflict (fact_id) do update set level = excluded.level, message = excluded.message`,
      [JSON.stringify(entries)],
    );
  }

  /** Labels of the facts' jobs: the listing number, else the end of the id. */
  private async jobLabels(facts: readonly Fact[]): Promise<(jobId: unknown) => string> {
    const ids = [...new Set(facts.map(({ payload }) => payload.jobId))].filter((id) => typeof id === 'string');
    const jobs = new Map(
      (ids.length ? await this.queries.execute(new JobsByIds(ids)) : []).map((job) => [job.id, job]),
    );
    return (jobId) => (typeof jobId === 'string' ? String(jobs.get(jobId)?.jobListingNumber ?? shortId(jobId)) : '');
  }
}
