import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../src/platform/clock.js';
import { Database } from '../../../../src/platform/database/database.js';
import { PageCache } from '../../../../src/platform/pages/page-cache.js';

const HOUR_MS = 3_600_000;

/**
 * Postings appear and vanish by the clock alone (CLAUSES near P2.19). Between two such moments the same question has the
 * same answer and the same address the same page, so both are kept under the number of the time they are of.
 */
@Injectable()
export class StillTime {
  private known: { from: number; until: number } | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    pages: PageCache,
  ) {
    pages.onPurge(() => {
      this.known = null;
    });
    pages.keepBy(() => this.now());
  }

  /** Another number whenever some posting has begun or ended, and every hour, by which freshness is told. */
  async now(): Promise<number> {
    const now = this.clock.now().getTime();
    if (!this.known || now < this.known.from || now >= this.known.until) {
      this.known = { from: now, until: await this.changeAfter(now) };
    }
    return this.known.from;
  }

  private async changeAfter(now: number): Promise<number> {
    const open = `from job where status = 'open' and deleted_at is null`;
    const [row] = await this.database.read((em) =>
      em.execute<{ at: string | null }[]>(
        `select least((select min(start_date) ${open} and start_date > ?),
           (select min(end_date) + interval '1 second' ${open} and end_date >= ?)) as at`,
        [new Date(now), new Date(now - 1_000)],
      ),
    );
    const hour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
    return row?.at ? Math.min(new Date(row.at).getTime(), hour) : hour;
  }
}
