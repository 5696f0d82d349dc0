import { Injectable } from '@nestjs/common';
import { createCountCache } from '#platform/caching/count-cache.js';
import { Database } from '#platform/database/database.js';
import { type Condition, where } from '#platform/database/list-plans.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { AdaptiveCountCache } from './adaptive-count-cache.js';
import { conditionsOf, fromLog, type LogFilter, type LogPeriod, within } from './log-conditions.js';

/** A page waits for its total so long; a word that is everywhere takes seconds to count. */
const MAX_WAIT_MS = 50;

interface Total {
  totalItemsCount: number;
  isCounting: boolean;
  /** From the oldest period with matches until now, of totals that are counted by period. */
  span?: LogPeriod | undefined;
}

/**
 * Totals of the system log. Those by day and level are kept by a trigger. Others are counted by period, newest first,
 * and cached: past months do not change.
 */
@Injectable()
export class LogTotals {
  private readonly counts = new AdaptiveCountCache();
  private readonly monthsCache = createCountCache<LogPeriod[]>();

  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async total(filter: LogFilter): Promise<Total> {
    const { level, date, ...others } = filter;
    if (Object.values(others).every((value) => !value)) {
      const { sql, parameters } = keptCounts(level, date);
      const totalItemsCount = await this.totals.count(`from ${sql}`, parameters, 'coalesce(sum(entries), 0)');
      return { totalItemsCount, isCounting: false };
    }
    // Only the newest entries are counted, which is quick, and each of them matters: no cached count is reused.
    if (filter.downTo) return { totalItemsCount: await this.matches(filter), isCounting: false };
    const total: Total = { totalItemsCount: 0, isCounting: true };
    const counting = this.addPeriods(filter, total);
    await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    // Goes on behind the answer; the next one for this filter takes up what is cached by then.
    counting.catch(() => undefined);
    return { ...total };
  }

  /** Months in which the filter may find entries, newest first. */
  months({ level, date }: LogFilter): Promise<LogPeriod[]> {
    return this.monthsCache.get(JSON.stringify([this.database.commits, level, date]), () => {
      const { sql, parameters } = keptCounts(level, date);
      return this.database.rows<LogPeriod>(
        `select first, first as last, sum(entries)::int as size
           from (select to_char(day, 'YYYY-MM-01') as first, entries from ${sql}) months
          group by 1 having sum(entries) > 0 order by 1 desc`,
        parameters,
      );
    });
  }

  /** The number of matches in a period. */
  count(filter: LogFilter, period: LogPeriod): Promise<number> {
    const key = JSON.stringify([filter, period.first, period.last]);
    return this.counts.get(key, period.size, () => this.matches(filter, within(period)));
  }

  private async matches(filter: LogFilter, ...more: Condition[]): Promise<number> {
    const { ranges, others } = conditionsOf(filter);
    const { sql, parameters } = fromLog([...ranges, ...others, ...more]);
    const [row] = await this.database.rows<{ n: number }>(`select count(*)::int as n from ${sql}`, parameters);
    return row?.n ?? 0;
  }

  private async addPeriods(filter: LogFilter, total: Total): Promise<void> {
    const periods = toPeriods(await this.months(filter));
    for (const period of periods) {
      const count = await this.count(filter, period);
      total.totalItemsCount += count;
      // Until now, because a cached count may lack the newest entries.
      if (count) total.span = { ...period, last: periods[0]?.last ?? period.last };
    }
    total.isCounting = false;
  }
}

/** The newest month alone, because it grows; then twice as many each time, because each statement has its cost. */
function toPeriods(months: readonly LogPeriod[]): LogPeriod[] {
  const periods: LogPeriod[] = [];
  for (let length = 1, at = 0; at < months.length; at += length, length *= 2) {
    const part = months.slice(at, at + length);
    const size = part.reduce((sum, month) => sum + month.size, 0);
    periods.push({ first: part.at(-1)?.first ?? '', last: part[0]?.last ?? '', size });
  }
  return periods;
}

function keptCounts(level: string | undefined, date: string | undefined) {
  const { sql, parameters } = where([
    ...(level ? [{ sql: 'level = ?', parameters: [level] }] : []),
    ...(date ? [{ sql: 'day = ?::date', parameters: [date] }] : []),
  ]);
  return { sql: `system_log_count ${sql}`, parameters };
}
