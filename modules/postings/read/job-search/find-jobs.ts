import { Injectable } from '@nestjs/common';
import { isUnavailable } from '../../../../src/platform/errors.js';
import type { Actor } from '../../../../src/platform/http/access.js';
import { SearchEngine } from '../../../../src/platform/search/search-engine.js';
import type { JobSearchQuery, RegionCounts } from '../../contract/api-search.js';
import { CountRegions, regionCounts } from './count-regions.js';
import { DegradedSearch } from './degraded-search.js';
import { jobListText } from './found-jobs.js';
import { type Answer, KeptAnswers } from './kept-answers.js';
import { SearchJobs } from './search-jobs.js';

/** What people find jobs by: the search, and while its engine is away what the database can answer (F6). */
@Injectable()
export class FindJobs {
  constructor(
    private readonly engine: SearchEngine,
    private readonly search: SearchJobs,
    private readonly countRegions: CountRegions,
    private readonly degraded: DegradedSearch,
    private readonly kept: KeptAnswers,
  ) {}

  /** Throws what SearchJobs throws, and never that the engine is away. */
  find(query: JobSearchQuery, actor: Actor | null): Promise<Answer> {
    // Visitors are all alike; others have a place and a distance of their own.
    return actor ? this.findNow(query, actor) : this.kept.of(query, () => this.findNow(query, null));
  }

  private async findNow(query: JobSearchQuery, actor: Actor | null): Promise<Answer> {
    const found = await this.search.find(query, actor).catch((error) => {
      this.assertReplaceable(error);
      return this.degraded.find(query);
    });
    return { json: jobListText(found), degraded: found.degraded === true };
  }

  regions(): Promise<RegionCounts> {
    return this.countRegions.count().catch(async (error) => {
      this.assertReplaceable(error);
      return regionCounts(await this.degraded.regions());
    });
  }

  /** Where the database is the engine, it is away itself. */
  private assertReplaceable(error: unknown): void {
    if (!isUnavailable(error) || this.engine.kind === 'postgres') throw error;
  }
}
