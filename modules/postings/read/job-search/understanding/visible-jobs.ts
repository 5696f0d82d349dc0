import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../src/platform/clock.js';
import { type Filter, SearchEngine, type TermGroup } from '../../../../../src/platform/search/search-engine.js';
import { JOB_SEARCH, visible } from '../job-search.index.js';

/** Whether words or filters find anything at all that the public sees. */
@Injectable()
export class VisibleJobs {
  constructor(
    private readonly engine: SearchEngine,
    private readonly clock: Clock,
  ) {}

  async has(terms: readonly TermGroup[], filters: readonly Filter[] = []): Promise<boolean> {
    return (await this.count(terms, filters)) > 0;
  }

  async count(terms: readonly TermGroup[], filters: readonly Filter[] = []): Promise<number> {
    const { total } = await this.engine.search(JOB_SEARCH, {
      ...{ terms, filters: [...visible(this.clock.now()), ...filters] },
      ...{ sort: [], offset: 0, limit: 0 },
    });
    return total;
  }
}
