import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';

const HOUR_MS = 3_600_000;

/**
 * Results also change with time alone, when a posting starts or ends. The epoch is part of every cache key of searches
 * and pages, so that their entries expire at that moment.
 */
@Injectable()
export class VisibilityEpoch {
  private epoch: { from: number; until: number } | null = null;
  private isOutdated = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    pages: PageCache,
  ) {
    pages.onPurge(() => {
      this.isOutdated = true;
    });
    pages.setEpoch(() => this.current());
  }

  /**
   * Changes when a posting starts or ends, and every hour, since freshness bonuses depend on the hour. While the
   * database has no connection for it, the last one stays: searches have connections of their own.
   */
  private async current(): Promise<number> {
    const now = this.clock.now().getTime();
    const { epoch } = this;
    if (epoch && !this.isOutdated && epoch.from <= now && now < epoch.until) return epoch.from;
    this.isOutdated = false;
    try {
      this.epoch = { from: now, until: await this.nextChange(now) };
      return now;
    } catch (error) {
      this.isOutdated = true;
      if (!epoch) throw error;
      return epoch.from;
    }
  }

  private async nextChange(now: number): Promise<number> {
    const open = `from job where status = 'open' and deleted_at is null`;
    const [row] = await this.database.read((em) =>
      em.execute<{ at: string | null }[]>(
        `select least((select min(start_date) ${open} and start_date > ?),
           (select min(end_date) + interval '1 millisecond' ${open} and end_date >= ?)) as at`,
        [new Date(now), new Date(now)],
      ),
    );
    const hour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
    return row?.at ? Math.min(new Date(row.at).getTime(), hour) : hour;
  }
}
