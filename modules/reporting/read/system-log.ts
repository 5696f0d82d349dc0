import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { ListPages } from '../../../src/platform/database/list-pages.js';
import {
  type Condition,
  conditionsOf,
  containsText,
  type List,
  where,
} from '../../../src/platform/database/list-plans.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { TIME_ZONE } from '../../../src/platform/time/local-time.js';
import type { LogEntry, LogQuery } from '../contract/api.js';
import { AdaptiveCountCache } from './adaptive-count-cache.js';

interface Row {
  id: string;
  at: string;
  level: LogEntry['level'];
  message: string;
}

/** The system log, newest first (W18.3). */
@Injectable()
export class SystemLog {
  private readonly counts = new AdaptiveCountCache();

  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
    private readonly totals: ListTotals,
  ) {}

  async list(query: LogQuery): Promise<Page<LogEntry>> {
    const message = containsText('message', query.message);
    const list: List = {
      table: 'system_log',
      columns: 'fact_id as id, at, level, message',
      scope: scopeOf(query),
      filters: message ? [message.condition] : [],
      order: ['at', 'fact_id'].map((expression) => ({ expression, direction: 'DESC' })),
      isOrderIndexed: true,
    };
    const all = () => this.sumCounts(query);
    const matching = message ? () => this.countMatches(conditionsOf(list)) : all;
    const page = await this.pages.read<Row>(list, query, { matching, all });
    return {
      ...page,
      items: page.items.map(({ at, ...entry }) => ({ ...entry, timestamp: new Date(at).toISOString() })),
    };
  }

  /** From the counts by day and level, which a trigger keeps. */
  private sumCounts({ level, date }: Partial<LogQuery>): Promise<number> {
    const { sql, parameters } = where([
      ...(level ? [{ sql: 'level = ?', parameters: [level] }] : []),
      ...(date ? [{ sql: 'day = ?::date', parameters: [date] }] : []),
    ]);
    return this.totals.count(`from system_log_count ${sql}`, parameters, 'coalesce(sum(entries), 0)');
  }

  private async countMatches(conditions: Condition[]): Promise<number> {
    const { sql, parameters } = where(conditions);
    const key = JSON.stringify([sql, parameters]);
    return this.counts.get(key, await this.sumCounts({}), async () => {
      const count = `select count(*)::int as n from system_log ${sql}`;
      const [row] = await this.database.rows<{ n: number }>(count, parameters);
      return row?.n ?? 0;
    });
  }
}

/** Level and day are ranges of indexes in the order of the log. */
function scopeOf({ level, date }: LogQuery): Condition[] {
  const scope: Condition[] = [];
  if (level) scope.push({ sql: 'level = ?', parameters: [level] });
  if (date)
    scope.push({
      sql: `at >= ?::date::timestamp at time zone '${TIME_ZONE}'
        and at < (?::date + 1)::timestamp at time zone '${TIME_ZONE}'`,
      parameters: [date, date],
    });
  return scope;
}
