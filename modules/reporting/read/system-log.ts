import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '../../../src/platform/database/database.js';
import { likeContains } from '../../../src/platform/database/like-pattern.js';
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

  constructor(private readonly database: Database) {}

  async list(query: LogQuery): Promise<Page<LogEntry>> {
    const { where, parameters } = conditions(query);
    const [rows, totalItemsCount] = await Promise.all([
      this.database.rows<Row>(
        `select fact_id as id, at, level, message from system_log ${where} order by at desc, fact_id desc limit ? offset ?`,
        [...parameters, query.limit, query.offset],
      ),
      query.message ? this.countMatches(where, parameters) : this.sumCounts(query),
    ]);
    const items = rows.map(({ at, ...entry }) => ({ ...entry, timestamp: new Date(at).toISOString() }));
    return { items, totalItemsCount };
  }

  /** From the counts by day and level, which a trigger keeps. */
  private async sumCounts({ level, date }: Partial<LogQuery>): Promise<number> {
    const [row] = await this.database.lookup<{ n: number }>(
      `select coalesce(sum(entries), 0)::int as n from system_log_count
        where (?::text is null or level = ?) and (?::date is null or day = ?)`,
      [level, level, date, date],
    );
    return row?.n ?? 0;
  }

  private async countMatches(where: string, parameters: readonly Parameter[]): Promise<number> {
    const key = JSON.stringify([where, parameters]);
    return this.counts.get(key, await this.sumCounts({}), async () => {
      const sql = `select count(*)::int as n from system_log ${where}`;
      const [row] = await this.database.rows<{ n: number }>(sql, parameters);
      return row?.n ?? 0;
    });
  }
}

function conditions({ level, date, message }: LogQuery): { where: string; parameters: Parameter[] } {
  const all: [string, Parameter][] = [];
  if (level) all.push(['level = ?', level]);
  if (date)
    all.push(
      [`at >= ?::date::timestamp at time zone '${TIME_ZONE}'`, date],
      [`at < (?::date + 1)::timestamp at time zone '${TIME_ZONE}'`, date],
    );
  if (message) all.push(['message ilike ?', likeContains(message)]);
  const where = all.length ? `where ${all.map(([sql]) => sql).join(' and ')}` : '';
  return { where, parameters: all.map(([, value]) => value) };
}
