import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../src/platform/clock.js';
import { Database } from '../../../../src/platform/database/database.js';
import { Kept } from '../../../../src/platform/kept.js';
import { PageCache, SETTLING_MS } from '../../../../src/platform/pages/page-cache.js';
import { type JobSearchQuery, limitOf } from '../../contract/api-search.js';
import { criteriaOf } from './criteria.js';

/** Words are corrected by a vocabulary that nobody tells about. */
const KEPT_MS = 5_000;
const HOUR_MS = 3_600_000;

/** A JobList as it goes out. */
export interface Answer {
  json: string;
  degraded: boolean;
}

/**
 * What visitors were answered, until a fact changes what searches find, on every instance, or the clock does: between
 * two moments at which some posting begins or ends the same question has the same answer.
 */
@Injectable()
export class KeptAnswers {
  private readonly answers = new Kept<Answer>({
    keptMs: KEPT_MS,
    settlingMs: SETTLING_MS,
    most: 500,
    isWorthKeeping: ({ degraded }) => !degraded,
  });
  private still: { from: number; until: number } | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    pages: PageCache,
  ) {
    pages.onPurge(() => {
      this.still = null;
      this.answers.clear();
    });
  }

  async of(query: JobSearchQuery, make: () => Promise<Answer>): Promise<Answer> {
    if (!this.answers.isSettled()) return make();
    const now = this.clock.now().getTime();
    if (!this.still || now < this.still.from || now >= this.still.until) this.still = await this.stillFrom(now);
    return this.answers.get(`${this.still.from} ${keyOf(query)}`, make);
  }

  /** From `now` until the next posting begins or ends, at most until the hour does, by which freshness is told. */
  private async stillFrom(now: number): Promise<{ from: number; until: number }> {
    const open = `from job where status = 'open' and deleted_at is null`;
    const [row] = await this.database.read((em) =>
      em.execute<{ at: string | null }[]>(
        `select least((select min(start_date) ${open} and start_date > ?),
           (select min(end_date) + interval '1 second' ${open} and end_date >= ?)) as at`,
        [new Date(now), new Date(now - 1_000)],
      ),
    );
    const hour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
    return { from: now, until: row?.at ? Math.min(new Date(row.at).getTime(), hour) : hour };
  }
}

function keyOf(query: JobSearchQuery): string {
  const { sortedBy, sortedAlgorithm, offset, facets, explain, exact, isPositionsPage } = query;
  const shown = [sortedBy, sortedAlgorithm, offset, limitOf(query), facets, explain, exact, isPositionsPage];
  return `${shown.join(' ')} ${criteriaOf(query)}`;
}
