import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Clock } from '../time/clock.js';
import { localDate, startOfLocalDay } from '../time/local-time.js';
import { UNDELIVERED } from './dead-letters.js';
import { isOpen, MAX_EVENTS_PER_SUBSCRIPTION } from './overdue-deliveries.js';
import { ALL_EVENTS } from './subscriber.js';

export interface OutboxStatistics {
  waiting: number;
  oldestAt: Date | null;
  doneToday: number;
}

export interface SubscriberStatistics {
  /** When the oldest event was published that it has neither handled nor given up. */
  oldestAt: Date | null;
  doneToday: number;
  gaveUp: number;
  retrying: number;
}

/** Longest time between two attempts, after which a failure is no longer one that is retried. */
const RETRYING_WITHIN = "interval '5 days'";

const oldestOpen = (condition: string) => `
  cross join lateral (
    select published_at from (
      select id, published_at from fact where published_at >= s.settled_until and ${condition}
       order by published_at limit ${MAX_EVENTS_PER_SUBSCRIPTION}) facts
     where ${isOpen('s', 'facts.id')} order by published_at limit 1) f`;

/** Everything before `settled_until` is handled or given up, so that each reads the end of an index only. */
const OLDEST = `
  select subscriber, min(published_at) as "oldestAt" from (
    select subscriber, published_at from subscription s ${oldestOpen('name = s.fact_name')}
     where fact_name <> '${ALL_EVENTS}'
    union all
    select subscriber, published_at from subscription s ${oldestOpen('true')} where fact_name = '${ALL_EVENTS}'
  ) open group by subscriber`;

const DONE_TODAY = 'select count(*)::int as count, subscriber from inbox where handled_at >= ? group by subscriber';

const GAVE_UP = `select count(*)::int as count, subscriber from dead_letter d where ${UNDELIVERED} group by subscriber`;

const RETRYING = `
  select count(*)::int as count, subscriber from delivery_failure x
   where failed_at >= statement_timestamp() - ${RETRYING_WITHIN} and ${isOpen('x', 'x.fact_id')} group by subscriber`;

interface Count {
  subscriber: string;
  count: number;
}

/** Numbers of deliveries, from PostgreSQL alone: exact, and known also while the queues are unavailable. */
@Injectable()
export class DeliveryStatistics {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async outbox(): Promise<OutboxStatistics> {
    const [[waiting], [done]] = await Promise.all([
      this.database.rows<Pick<OutboxStatistics, 'waiting' | 'oldestAt'>>(
        'select count(*)::int as waiting, min(occurred_at) as "oldestAt" from fact where published_at is null',
      ),
      this.database.rows<{ count: number }>('select count(*)::int as count from fact where published_at >= ?', [
        this.today(),
      ]),
    ]);
    return { waiting: 0, oldestAt: null, ...waiting, doneToday: done?.count ?? 0 };
  }

  /** Today is the day in Pennsylvania. */
  async ofSubscribers(names: readonly string[]): Promise<Map<string, SubscriberStatistics>> {
    const [oldest, ...counts] = await Promise.all([
      this.database.rows<{ subscriber: string; oldestAt: Date }>(OLDEST),
      this.database.rows<Count>(DONE_TODAY, [this.today()]),
      this.database.rows<Count>(GAVE_UP),
      this.database.rows<Count>(RETRYING),
    ]);
    const oldestAt = new Map(oldest.map((row) => [row.subscriber, row.oldestAt]));
    const [done, gaveUp, retrying] = counts.map((rows) => new Map(rows.map((row) => [row.subscriber, row.count])));
    return new Map(
      names.map((name) => [
        name,
        {
          oldestAt: oldestAt.get(name) ?? null,
          doneToday: done?.get(name) ?? 0,
          gaveUp: gaveUp?.get(name) ?? 0,
          retrying: retrying?.get(name) ?? 0,
        },
      ]),
    );
  }

  private today(): Date {
    return startOfLocalDay(localDate(this.clock.now()));
  }
}
