import { Injectable } from '@nestjs/common';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { SearchEngine } from '#platform/search/search-engine.js';
import { Clock } from '#platform/time/clock.js';
import type { RegionCounts } from '../contract/api/search.js';
import { JOB_SEARCH, visibilityFilters } from '../index/job-search.index.js';

/** Counts for GET /api/jobs/regions, with the index and the visibility filters of the search. */
@Injectable()
export class CountRegions {
  constructor(
    private readonly searchEngine: SearchEngine,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<RegionCounts> {
    const { facets } = await this.searchEngine.search(JOB_SEARCH, {
      filters: visibilityFilters(this.clock.now()),
      facets: [{ field: 'region' }],
      sort: [],
      offset: 0,
      limit: 0,
    });
    const counts = facets.get('region');
    return GEOGRAPHIES.map((code) => ({ code, name: GEOGRAPHY_NAMES[code], count: counts?.get(code) ?? 0 }));
  }
}
