import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../src/platform/clock.js';
import { SearchEngine } from '../../../../src/platform/search/search-engine.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '../../contract/api-lists.js';
import type { RegionCounts } from '../../contract/api-search.js';
import { JOB_SEARCH, visible } from './job-search.index.js';

/** Counts for GET /api/jobs/regions, from the same index and by the same rule of what is visible as the search. */
@Injectable()
export class CountRegions {
  constructor(
    private readonly engine: SearchEngine,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<RegionCounts> {
    const { facets } = await this.engine.search(JOB_SEARCH, {
      ...{ filters: visible(this.clock.now()), facets: [{ field: 'region' }] },
      ...{ sort: [], offset: 0, limit: 0 },
    });
    return regionCounts(facets.get('region'));
  }
}

export function regionCounts(counts: ReadonlyMap<string, number> = new Map()): RegionCounts {
  return GEOGRAPHIES.map((code) => ({ code, name: GEOGRAPHY_NAMES[code], count: counts.get(code) ?? 0 }));
}
