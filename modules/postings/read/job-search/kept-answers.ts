import { Injectable } from '@nestjs/common';
import { Kept } from '../../../../src/platform/kept.js';
import { PageCache, SETTLING_MS } from '../../../../src/platform/pages/page-cache.js';
import { type JobSearchQuery, limitOf } from '../../contract/api-search.js';
import { criteriaOf } from './criteria.js';
import { StillTime } from './still-time.js';

/** Words are corrected by a vocabulary that nobody tells about. */
const KEPT_MS = 5_000;

/** A JobList as it goes out. */
export interface Answer {
  json: string;
  degraded: boolean;
}

/** What visitors were answered, until a fact changes what searches find, on every instance, or the clock does. */
@Injectable()
export class KeptAnswers {
  private readonly answers = new Kept<Answer>({
    keptMs: KEPT_MS,
    settlingMs: SETTLING_MS,
    most: 500,
    isWorthKeeping: ({ degraded }) => !degraded,
  });

  constructor(
    private readonly still: StillTime,
    pages: PageCache,
  ) {
    pages.onPurge(() => this.answers.clear());
  }

  async of(query: JobSearchQuery, make: () => Promise<Answer>): Promise<Answer> {
    if (!this.answers.isSettled()) return make();
    return this.answers.get(`${await this.still.now()} ${keyOf(query)}`, make);
  }
}

function keyOf(query: JobSearchQuery): string {
  const { sortedBy, sortedAlgorithm, offset, facets, explain, exact, isPositionsPage } = query;
  const shown = [sortedBy, sortedAlgorithm, offset, limitOf(query), facets, explain, exact, isPositionsPage];
  return `${shown.join(' ')} ${criteriaOf(query)}`;
}
