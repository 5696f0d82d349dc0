import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CoalescingCache } from '#platform/caching/coalescing-cache.js';
import { Database } from '#platform/database/database.js';
import { where } from '#platform/database/list-plans.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { fromLog, type LogFilter } from './log-conditions.js';

/** A page waits for its total so long: a word that is everywhere in a million entries takes most of a second. */
const MAX_WAIT_MS = 50;
/** A count that took longer is shown for so long, although the log grows; the page asks for it again meanwhile. */
const SHOWN_MS = 5_000;

interface LogTotal {
  totalItemsCount: number;
  isCounting: boolean;
}

interface Counted {
  matches: number;
  tookMs: number;
}

/** Totals of the system log. Those by day and level are kept by a trigger. */
@Injectable()
export class LogTotals {
  private readonly counts = new CoalescingCache<Counted>({
    ttlMs: SHOWN_MS,
    noStoreAfterClearMs: 0,
    maxEntries: 500,
    isCacheable: ({ tookMs }) => tookMs > MAX_WAIT_MS,
  });

  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async total(filter: LogFilter): Promise<LogTotal> {
    const { level, date, ...others } = filter;
    if (Object.values(others).every((value) => !value)) {
      const totalItemsCount = await this.kept(level, date);
      return { totalItemsCount, isCounting: false };
    }
    // Only the newest entries are counted, which is quick, and each of them matters: no cached count is reused.
    if (filter.downTo) return { totalItemsCount: await this.uncached(filter), isCounting: false };
    const counting = this.counts.get(JSON.stringify(filter), () => this.count(filter));
    const counted = await Promise.race([counting, pause(MAX_WAIT_MS, null)]);
    // Goes on behind the answer.
    counting.catch(() => undefined);
    return { totalItemsCount: counted?.matches ?? 0, isCounting: counted === null };
  }

  private async count(filter: LogFilter): Promise<Counted> {
    const begun = performance.now();
    const { sql, parameters } = fromLog(filter);
    const matches = await this.totals.count(`from ${sql}`, parameters);
    return { matches, tookMs: performance.now() - begun };
  }

  private async uncached(filter: LogFilter): Promise<number> {
    const { sql, parameters } = fromLog(filter);
    const [row] = await this.database.rows<{ n: number }>(`select count(*)::int as n from ${sql}`, parameters);
    return row?.n ?? 0;
  }

  private kept(level: string | undefined, date: string | undefined): Promise<number> {
    const { sql, parameters } = where([
      ...(level ? [{ sql: 'level = ?', parameters: [level] }] : []),
      ...(date ? [{ sql: 'day = ?::date', parameters: [date] }] : []),
    ]);
    return this.totals.count(`from system_log_count ${sql}`, parameters, 'coalesce(sum(entries), 0)');
  }
}
