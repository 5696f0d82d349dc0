import { Injectable } from '@nestjs/common';
import { PageCache } from '../../../../../src/platform/pages/page-cache.js';
import { Clock } from '../../../../../src/platform/time/clock.js';
import { type JobSearchQuery, limitOf } from '../../../contract/api-search.js';
import { VisibilityEpoch } from '../../visibility-epoch.js';
import { VisitorCache } from '../../visitor-cache.js';
import { normalizedQuery } from './normalized-query.js';

/** A serialized JobList. */
export interface SerializedResponse {
  json: string;
  degraded: boolean;
}

/** Caches the searches of visitors. */
@Injectable()
export class SearchResponseCache {
  private readonly responses: VisitorCache<SerializedResponse>;

  constructor(clock: Clock, epoch: VisibilityEpoch, pages: PageCache) {
    this.responses = new VisitorCache(clock, epoch, pages, ({ degraded }) => !degraded);
  }

  get(query: JobSearchQuery, load: () => Promise<SerializedResponse>): Promise<SerializedResponse> {
    return this.responses.get(cacheKey(query), load);
  }
}

function cacheKey(query: JobSearchQuery): string {
  const { sortedBy, sortedAlgorithm, offset, facets, explain, exact, isPositionsPage } = query;
  const presentation = [sortedBy, sortedAlgorithm, offset, limitOf(query), facets, explain, exact, isPositionsPage];
  return `${presentation.join(' ')} ${normalizedQuery(query)}`;
}
