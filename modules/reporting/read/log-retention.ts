import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { Clock } from '#platform/time/clock.js';
import { addLocalMonths, localDate, startOfLocalDay } from '#platform/time/local-time.js';
import { Config } from '#src/config.js';

/** Dropping a month waits for its readers, and new ones wait behind it, for this long at most. */
const LOCK_TIMEOUT_MS = 2_000;

const MONTHS_BEFORE = `
  select child.relname as name, to_date(right(child.relname, 7), 'YYYY_MM')::text as day
    from pg_inherits join pg_class child on child.oid = inhrelid
   where inhparent = 'system_log'::regclass and to_date(right(child.relname, 7), 'YYYY_MM') < ?::date
   order by day`;

/** Removes months of the system log that are older than LOG_RETENTION_MONTHS. Events stay. */
@Injectable()
export class LogRetention {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    housekeeping: Housekeeping,
  ) {
    housekeeping.addTask(() => this.trim());
  }

  /** The beginning of the oldest month that is kept. */
  begin(): Date {
    return startOfLocalDay(this.firstDay());
  }

  private firstDay(): string {
    return `${localDate(addLocalMonths(this.clock.now(), -this.config.logRetentionMonths)).slice(0, 7)}-01`;
  }

  private async trim(): Promise<void> {
    const months = await this.database.rows<{ name: string; day: string }>(MONTHS_BEFORE, [this.firstDay()]);
    for (const { name, day } of months) {
      await this.database.transaction(async (em) => {
        await em.execute(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
        // First the counts, then the entries, as they are locked for counting anew.
        await em.execute("delete from system_log_count where day >= ?::date and day < ?::date + interval '1 month'", [
          day,
          day,
        ]);
        await em.execute(`drop table if exists ${name}`);
      });
    }
  }
}
