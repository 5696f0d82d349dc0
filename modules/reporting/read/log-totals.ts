import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { where } from '../../../src/platform/database/list-plans.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import { AdaptiveCountCache } from './adaptive-count-cache.js';
import { conditionsOf, fromLog, type LogFilter, type LogMonth, withinMonth } from './log-conditions.js';

/** A page waits for its total so long; a word that is everywhere takes seconds to count. */
const MAX_WAIT_MS = 50;

interface Total {
  totalItemsCount: number;
  isCounting: boolean;
}

/**
 * Totals of the system log. Those by day and level are kept by a trigger. Others are counted by month, newest first, and
 * cached: past months do not change.
 */
@Injectable()
export class LogTotals {
  private readonly counts = new AdaptiveCountCache();

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
    const total = { totalItemsCount: 0, isCounting: true };
    const counting = this.addMonths(filter, total);
    await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    // Goes on behind the answer; the next one for this filter takes up what is cached by then.
    counting.catch(() => undefined);
    return { ...total };
  }

  /** Months in which the filter may find entries, newest first. */
  months({ level, date }: LogFilter): Promise<LogMonth[]> {
    const { sql, parameters } = keptCounts(level, date);
    return this.database.rows<LogMonth>(
      `select to_char(date_trunc('month', day), 'YYYY-MM-DD') as "firstDay", sum(entries)::int as size
         from ${sql} group by 1 having sum(entries) > 0 order by 1 desc`,
      parameters,
    );
  }

  /** The number of matches in a month. */
  count(filter: LogFilter, month: LogMonth): Promise<number> {
    return this.counts.get(JSON.stringify([filter, month.firstDay]), month.size, async () => {
      const { ranges, others } = conditionsOf(filter);
      const { sql, parameters } = fromLog([...ranges, ...others, withinMonth(month)]);
      const [row] = await this.database.rows<{ n: number }>(`select count(*)::int as n from ${sql}`, parameters);
      return row?.n ?? 0;
    });
  }

  private async addMonths(filter: LogFilter, total: Total): Promise<void> {
    for (const month of await this.months(filter)) total.totalItemsCount += await this.count(filter, month);
    total.isCounting = false;
  }
}

function keptCounts(level: string | undefined, date: string | undefined) {
  const { sql, parameters } = where([
    ...(level ? [{ sql: 'level = ?', parameters: [level] }] : []),
    ...(date ? [{ sql: 'day = ?::date', parameters: [date] }] : []),
  ]);
  return { sql: `system_log_count ${sql}`, parameters };
}
