import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { DomainEvent } from '#platform/events/event.js';
import { ALL_EVENTS, type BatchSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { localDate } from '#platform/time/local-time.js';
import { jobLabel, logMessageFor } from './log-messages.js';
import { LogRetention } from './log-retention.js';

/** Notified of the ids of new entries, joined by spaces. */
export const LOG_CHANNEL = 'system_log';
/** A notification has less than 8,000 bytes. */
const IDS_PER_NOTIFICATION = 200;

/**
 * Writes the system log, one entry per event of any module. The timestamp is copied within the database, whose
 * microseconds keep the events of one transaction in order.
 */
@SubscribeTo('system-log', ALL_EVENTS)
@Injectable()
export class SystemLogProjector implements BatchSubscriber {
  constructor(
    private readonly postings: PostingsApi,
    private readonly retention: LogRetention,
  ) {}

  /** A replay does not bring back what the retention has removed. */
  async handleBatch(events: readonly DomainEvent[], em: EntityManager): Promise<void> {
    const begin = this.retention.begin();
    const kept = events.filter(({ occurredAt }) => occurredAt >= begin);
    if (kept.length === 0) return;
    const jobs = await this.jobLabels(kept);
    const entries = kept.map((event) => ({
      id: event.id,
      ...logMessageFor(event, jobs(event.payload.jobId)),
      job_id: asText(event.payload.jobId),
      account_ids: [...new Set([event.payload.userId, event.actorId].flatMap((id) => asText(id) ?? []))],
      subscriber: asText(event.payload.subscriber),
    }));
    await em.execute('select create_system_log_month(at) from unnest(array[?]::timestamptz[]) as months (at)', [
      monthsOf(kept),
    ]);
    const written = await em.execute<{ id: string; isNew: boolean }[]>(
      `with entry as materialized (
         select id, occurred_at, level, message, name, job_id, account_ids, subscriber
           from jsonb_to_recordset(?::jsonb)
             as entry (id uuid, level text, message text, job_id uuid, account_ids uuid[], subscriber text)
           join fact using (id)
       ), present as (
         select fact_id from entry join system_log on fact_id = id and at = occurred_at
       )
       insert into system_log (fact_id, at, level, message, fact_name, job_id, account_ids, subscriber)
         select id, occurred_at, level, message, name, job_id, account_ids, subscriber from entry
         on conflict (fact_id, at) do update
           set level = excluded.level, message = excluded.message, job_id = excluded.job_id,
               account_ids = excluded.account_ids, subscriber = excluded.subscriber
         returning fact_id as id, fact_id not in (select fact_id from present) as "isNew"`,
      [JSON.stringify(entries)],
    );
    const ids = written.flatMap(({ id, isNew }) => (isNew ? [id] : []));
    for (let at = 0; at < ids.length; at += IDS_PER_NOTIFICATION)
      await em.execute('select pg_notify(?, ?)', [LOG_CHANNEL, ids.slice(at, at + IDS_PER_NOTIFICATION).join(' ')]);
  }

  private async jobLabels(events: readonly DomainEvent[]): Promise<(jobId: unknown) => string> {
    const ids = [...new Set(events.map(({ payload }) => payload.jobId))].filter((id) => typeof id === 'string');
    const jobs = new Map((ids.length ? await this.postings.jobsByIds(ids) : []).map((job) => [job.id, job]));
    return (jobId) => (typeof jobId === 'string' ? jobLabel(jobId, jobs.get(jobId)) : '');
  }
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An instant of each local month. */
const monthsOf = (events: readonly DomainEvent[]): Date[] => [
  ...new Map(events.map(({ occurredAt }) => [localDate(occurredAt).slice(0, 7), occurredAt])).values(),
];
