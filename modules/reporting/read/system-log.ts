import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { TIME_ZONE } from '../../../src/platform/time/local-time.js';
import type { LogEntry, LogQuery } from '../contract/api.js';
import { AdaptiveCountCache } from './adaptive-count-cache.js';

interface Row {
  id: string;
  at: Date;
  level: string;
  message: string;
}

/** The system log, newest first (W18.3). */
@Injectable()
export class SystemLog {
  private readonly counts = new AdaptiveCountCache();

  constructor(private readonly database: Database) {}

  list({ level, date, message, offset, limit }: LogQuery): Promise<Page<LogEntry>> {
    const conditions: [string, unknown][] = [];
    if (level) conditions.push(['level = ?', level]);
    if (date)
      conditions.push(
        [`at >= ?::date::timestamp at time zone '${TIME_ZONE}'`, date],
        [`at < (?::date + 1)::timestamp at time zone '${TIME_ZONE}'`, date],
      );
    if (message) conditions.push(['message ilike ?', `%${message.replace(/[\\%_]/g, '\\$&')}%`]);
    const where = conditions.length ? `where ${conditions.map(([sql]) => sql).join(' and ')}` : '';
    const values = conditions.map(([, value]) => value);
    return this.database.read(async (em) => {
      const totalItemsCount = await this.counts.get(JSON.stringify([where, values]), async () => {
        const [row] = await em.execute<{ n: number }[]>(`select count(*)::int as n from system_log ${where}`, values);
        return row?.n ?? 0;
      });
      const rows = await em.execute<Row[]>(
        `select fact_id as id, at, level, message from system_log ${where} order by at desc, fact_id desc limit ? offset ?`,
        [...values, limit, offset],
      );
      const items = rows.map(({ at, ...entry }) => ({ ...entry, timestamp: new Date(at).toISOString() }));
      return { items, totalItemsCount };
    });
  }
}
