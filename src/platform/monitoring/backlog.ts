import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { DeliveryQueues } from '../events/delivery-queues.js';
import { OverdueDeliveries } from '../events/overdue-deliveries.js';

/** Waiting rows: the condition that selects them, and the column with the time since when. */
export interface BacklogRows {
  table: string;
  where: string;
  since: string;
}

export interface BacklogSize {
  count: number;
  /** The age of the oldest in seconds; 0 when nothing waits. */
  oldestSeconds: number;
}

/** Counts waiting work. Modules add their own kinds. */
@Injectable()
export class Backlog {
  private readonly kinds = new Map<string, BacklogRows>([
    ['outbox', { table: 'fact', where: 'published_at is null', since: 'occurred_at' }],
    ['deadLetters', { table: 'dead_letter', where: 'true', since: 'failed_at' }],
    ['pausedSubscribers', { table: 'paused_subscriber', where: 'true', since: 'paused_at' }],
  ]);

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryQueues,
    private readonly overdue: OverdueDeliveries,
  ) {}

  /** Adds a kind of rows. The condition should have an index, because it runs every few seconds. */
  add(name: string, rows: BacklogRows): void {
    this.kinds.set(name, rows);
  }

  /** Sizes by name. Throws when the database is unavailable. */
  async sizes(): Promise<Record<string, BacklogSize>> {
    const parts = [...this.kinds].map(
      ([name, { table, where, since }]) =>
        `select '${name}' as name, count(*)::int as count,
                coalesce(extract(epoch from clock_timestamp() - min(${since})), 0)::float8 as "oldestSeconds"
           from ${table} where ${where}`,
    );
    const rows = await this.database.read((em) =>
      em.execute<(BacklogSize & { name: string })[]>(parts.join(' union all ')),
    );
    const counted = Object.fromEntries(rows.map(({ name, count, oldestSeconds }) => [name, { count, oldestSeconds }]));
    return { ...counted, overdueDeliveries: await this.overdue.count() };
  }

  /** Numbers of queued deliveries by subscriber. Throws when the queues are unavailable. */
  async queueSizes(): Promise<Record<string, number>> {
    const counts = await this.deliveries.counts();
    return Object.fromEntries([...counts].map(([name, { waiting, active }]) => [name, waiting + active]));
  }
}
