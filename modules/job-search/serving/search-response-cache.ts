import { Injectable } from '@nestjs/common';
import { VisitorCache } from '#platform/caching/visitor-cache.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import { type JobSearchQuery, limitOf } from '../contract/api/search.js';
import { normalizedQuery } from './normalized-query.js';

/** Caches the searches of visitors, as JSON of a JobList. */
@Injectable()
export class SearchResponseCache {
  private readonly responses: VisitorCache<string>;

  constructor(clock: Clock, pages: PageCache) {
    this.responses = new VisitorCache(clock, pages);
  }

  get(query: JobSearchQuery, load: () => Promise<string>): Promise<string> {
    return this.responses.get(cacheKey(query), load);
  }
}

function cacheKey(query: JobSearchQuery): string {
  const { sortedBy, sortedAlgorithm, offset, facets, explain, exact, isPositionsPage } = query;
  const presentation = [sortedBy, sortedAlgorithm, offset, limitOf(query), facets, explain, exact, isPositionsPage];
  return `${presentation.join(' ')} ${normalizedQuery(query)}`;
}
