import { Injectable } from '@nestjs/common';
import { type Filter, SearchEngine, type TermGroup } from '../../../../../src/platform/search/search-engine.js';
import { Clock } from '../../../../../src/platform/time/clock.js';
import { JOB_SEARCH, visibilityFilters } from '../index/job-search.index.js';

/** Counts the publicly visible jobs that match terms and filters. */
@Injectable()
export class VisibleJobCounter {
  constructor(
    private readonly engine: SearchEngine,
    private readonly clock: Clock,
  ) {}

  async hasAny(terms: readonly TermGroup[], filters: readonly Filter[] = []): Promise<boolean> {
    return (await this.count(terms, filters)) > 0;
  }

  async count(terms: readonly TermGroup[], filters: readonly Filter[] = []): Promise<number> {
    const { total } = await this.engine.search(JOB_SEARCH, {
      ...{ terms, filters: [...visibilityFilters(this.clock.now()), ...filters] },
      ...{ sort: [], offset: 0, limit: 0 },
    });
    return total;
  }
}
