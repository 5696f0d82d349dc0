import { Injectable } from '@nestjs/common';
import { isTransient } from '#platform/errors/failure-kind.js';
import type { Actor } from '#platform/http/access.js';
import { SearchEngine } from '#platform/search/search-engine.js';
import type { JobSearchQuery, RegionCounts } from '../contract/api/search.js';
import { SearchJobs } from '../query/search-jobs.js';
import { type SerializedJobList, serializeJobList } from '../query/serialized-job-list.js';
import { CountRegions, regionCounts } from '../related/count-regions.js';
import { DegradedSearch } from './degraded-search.js';
import { SearchResponseCache, type SerializedResponse } from './search-response-cache.js';

/**
 * The public search, with a cache for visitors and a fallback to the database while the search engine is unavailable.
 */
@Injectable()
export class SearchJobsWithFallback {
  constructor(
    private readonly searchEngine: SearchEngine,
    private readonly search: SearchJobs,
    private readonly countRegions: CountRegions,
    private readonly degraded: DegradedSearch,
    private readonly cache: SearchResponseCache,
  ) {}

  /** Throws as SearchJobs does, except for an unavailable search engine. */
  find(query: JobSearchQuery, actor: Actor | null): Promise<SerializedResponse> {
    // Responses to visitors are shared; signed-in users have a ZIP code and a distance of their own.
    return actor ? this.searchUncached(query, actor) : this.cache.get(query, () => this.searchUncached(query, null));
  }

  /** Throws as `find` does. */
  findUncached(query: JobSearchQuery, actor: Actor | null): Promise<SerializedJobList> {
    return this.search.find(query, actor).catch((error) => {
      this.assertReplaceable(error);
      return this.degraded.find(query);
    });
  }

  private async searchUncached(query: JobSearchQuery, actor: Actor | null): Promise<SerializedResponse> {
    const found = await this.findUncached(query, actor);
    return { json: serializeJobList(found), degraded: found.degraded === true };
  }

  regions(): Promise<RegionCounts> {
    return this.countRegions.count().catch(async (error) => {
      this.assertReplaceable(error);
      return regionCounts(await this.degraded.regions());
    });
  }

  /** Rethrows unless the fallback can replace the search engine. With PostgreSQL as the search engine it cannot. */
  private assertReplaceable(error: unknown): void {
    if (!isTransient(error) || this.searchEngine.kind === 'postgres') throw error;
  }
}
