import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { RetryPolicy } from './retry-policy.js';
import { ALL_EVENTS } from './subscriber.js';
import { SubscriberRegistry } from './subscriber-registry.js';

export interface OverdueDelivery {
  subscriber: string;
  factId: string;
  factName: string;
}

/** Deliveries to a paused subscriber wait, and are not overdue. */
const NOT_PAUSED = 'subscriber not in (select subscriber from paused_subscriber)';

/** Limit of events, oldest first, for each sweep, count and report. */
export const MAX_EVENTS_PER_SUBSCRIPTION = 20_000;

const OWN_SUBSCRIPTIONS = `jsonb_to_recordset(?::jsonb) as own (subscriber text, fact_name text)
  join subscription s using (subscriber, fact_name)`;

/**
 * Whether a delivery has neither inbox row nor dead letter. Both are looked up by key: a join would read the whole
 * inbox.
 */
export const isOpen = (alias: string, factId: string) =>
  `(select 1 from inbox where subscriber = ${alias}.subscriber and fact_id = ${factId}) is null
   and (select 1 from dead_letter where subscriber = ${alias}.subscriber and fact_id = ${factId}) is null`;

/** The events of a subscription `s` published long enough ago, and whether their delivery is overdue. */
const PUBLISHED_EVENTS = `cross join lateral (
  select id, name, published_at,
         s.fact_name in (name, '${ALL_EVENTS}') and ${isOpen('s', 'fact.id')} as is_overdue
    from fact
   where published_at >= s.settled_until and published_at <= statement_timestamp() - ? * interval '1 millisecond'
   order by published_at limit ${MAX_EVENTS_PER_SUBSCRIPTION}) f`;

const CLAIM_OVERDUE = `
  with claimed as (
    select s.* from ${OWN_SUBSCRIPTIONS} where s.swept_at <= statement_timestamp() - ? * interval '1 millisecond'
       for update of s skip locked
  ), published as (
    select s.subscriber, s.fact_name, f.* from claimed s ${PUBLISHED_EVENTS}
  ), settled as (
    select subscriber, fact_name, case
             when bool_or(is_overdue) then min(published_at) filter (where is_overdue)
             when count(id) = ${MAX_EVENTS_PER_SUBSCRIPTION} then max(published_at)
             else statement_timestamp() - ? * interval '1 millisecond' end as until
      from claimed left join published using (subscriber, fact_name) group by 1, 2
  ), swept as (
    update subscription s set swept_at = statement_timestamp(), settled_until = greatest(settled_until, until)
      from settled where s.subscriber = settled.subscriber and s.fact_name = settled.fact_name
  )
  select subscriber, id as "factId", name as "factName" from published where is_overdue and ${NOT_PAUSED} order by published_at`;

/**
 * Finds deliveries that a queue has lost. A subscription pairs a subscriber with the name of an event, or ALL_EVENTS. It
 * covers events published since an instance first registered it, so that a new one gets no old events. Everything
 * before its `settled_until` is handled, a dead letter, or not covered, so that only the end of the log is read.
 */
@Injectable()
export class OverdueDeliveries {
  constructor(
    private readonly database: Database,
    private readonly subscribers: SubscriberRegistry,
    private readonly retry: RetryPolicy,
  ) {}

  /** Registers the new subscriptions of this version of the product. */
  async register(): Promise<void> {
    await this.database.read((em) =>
      em.execute(
        `insert into subscription (subscriber, fact_name)
         select subscriber, fact_name from jsonb_to_recordset(?::jsonb) as own (subscriber text, fact_name text)
         order by 1, 2 on conflict do nothing`,
        [this.subscriptions()],
      ),
    );
  }

  /**
   * Counts at most 20,000 per subscription. The age of the oldest is in seconds since its event was published; 0 when
   * nothing is overdue.
   */
  async count(): Promise<{ count: number; oldestSeconds: number }> {
    const [row] = await this.database.read((em) =>
      em.execute<{ count: number; oldestSeconds: number }[]>(
        `select count(*)::int as count,
                coalesce(extract(epoch from clock_timestamp() - min(published_at)), 0)::float8 as "oldestSeconds"
           from ${OWN_SUBSCRIPTIONS} ${PUBLISHED_EVENTS} where is_overdue and ${NOT_PAUSED}`,
        [this.subscriptions(), this.retry.overdueMs],
      ),
    );
    return row ?? { count: 0, oldestSeconds: 0 };
  }

  /**
   * Returns overdue deliveries of the subscriptions that no instance has swept for `sweepMs`, and locks these
   * subscriptions until the transaction ends.
   */
  claim(em: EntityManager, sweepMs: number): Promise<OverdueDelivery[]> {
    const { overdueMs } = this.retry;
    return em.execute<OverdueDelivery[]>(CLAIM_OVERDUE, [this.subscriptions(), sweepMs, overdueMs, overdueMs]);
  }

  /** Reopens events whose inbox rows or dead letters the surrounding transaction deletes. */
  async reopen(em: EntityManager, subscriber: string, eventIds: readonly string[]): Promise<void> {
    await em.execute(
      `update subscription s set swept_at = clock_timestamp(), settled_until = least(settled_until, (
         select min(published_at) from fact where id = any(array[?]::uuid[]) and s.fact_name in (name, '${ALL_EVENTS}')))
        where subscriber = ?`,
      [eventIds, subscriber],
    );
  }

  private subscriptions(): string {
    const all = this.subscribers.list().flatMap(({ name, events }) => {
      const names = events === ALL_EVENTS ? [ALL_EVENTS] : events.map((event) => event.name);
      return names.map((fact_name) => ({ subscriber: name, fact_name }));
    });
    return JSON.stringify(all);
  }
}
