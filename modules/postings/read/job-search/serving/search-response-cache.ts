import { Injectable } from '@nestjs/common';
import { CoalescingCache } from '../../../../../src/platform/caching/coalescing-cache.js';
import { INDEX_LAG_MS, PageCache } from '../../../../../src/platform/pages/page-cache.js';
import { type JobSearchQuery, limitOf } from '../../../contract/api-search.js';
import { normalizedQuery } from './normalized-query.js';
import { VisibilityEpoch } from './visibility-epoch.js';

/** Bounds the age of spelling corrections: changes of the term dictionary publish no fact. */
const TTL_MS = 5_000;

/** A serialized JobList. */
export interface SerializedResponse {
  json: string;
  degraded: boolean;
}

/** Caches responses to visitors. Facts that change results clear it on every instance; the visibility epoch expires it. */
@Injectable()
export class SearchResponseCache {
  private readonly responses = new CoalescingCache<SerializedResponse>({
    ttlMs: TTL_MS,
    noStoreAfterClearMs: INDEX_LAG_MS,
    maxEntries: 500,
    isCacheable: ({ degraded }) => !degraded,
  });

  constructor(
    private readonly epoch: VisibilityEpoch,
    pages: PageCache,
  ) {
    pages.onPurge(() => this.responses.clear());
  }

  async get(query: JobSearchQuery, load: () => Promise<SerializedResponse>): Promise<SerializedResponse> {
    if (!this.responses.isStoring()) return load();
    return this.responses.get(`${await this.epoch.current()} ${cacheKey(query)}`, load);
  }
}

function cacheKey(query: JobSearchQuery): string {
  const { sortedBy, sortedAlgorithm, offset, facets, explain, exact, isPositionsPage } = query;
  const presentation = [sortedBy, sortedAlgorithm, offset, limitOf(query), facets, explain, exact, isPositionsPage];
  return `${presentation.join(' ')} ${normalizedQuery(query)}`;
}
