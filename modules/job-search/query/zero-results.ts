import { Injectable } from '@nestjs/common';
import type { NothingFound } from '../contract/api/interpretation.js';
import { VisibleJobCounter } from '../query-understanding/visible-job-counter.js';
import type { AppliedCriterion } from './build-search-request.js';
import type { ResolvedLocation } from './location-resolver.js';

/** More suggestions would not be read. */
const MAX_SUGGESTIONS = 3;
const RADII = [25, 50, 100, 200, 500];

/** Suggests to drop a criterion or to widen the radius when a search has no results. */
@Injectable()
export class ZeroResultSuggestions {
  constructor(private readonly jobs: VisibleJobCounter) {}

  /** Tries to drop the last ones of `criteria`, which are in the order of choice. */
  async suggest(criteria: readonly AppliedCriterion[], location: ResolvedLocation | null): Promise<NothingFound> {
    const without: NothingFound['without'] = [];
    if (criteria.length > 1) {
      for (const dropped of criteria.slice(-MAX_SUGGESTIONS)) {
        const count = await this.count(criteria.filter((criterion) => criterion !== dropped));
        if (count) without.push({ name: dropped.name, count });
      }
    }
    return { without, wider: location?.center ? await this.findWiderRadius(criteria, location) : null };
  }

  private async findWiderRadius(
    criteria: readonly AppliedCriterion[],
    { center, radius, filter }: ResolvedLocation,
  ): Promise<NothingFound['wider']> {
    const others = criteria.filter((criterion) => criterion.filter !== filter);
    for (const miles of RADII) {
      if (!center || miles <= (radius ?? 0)) continue;
      const near = { name: 'place', filter: { either: [filter, { near: center, miles }] } };
      const count = await this.count([...others, near]);
      if (count) return { radiusMiles: miles, count };
    }
    return null;
  }

  private count(criteria: readonly AppliedCriterion[]): Promise<number> {
    return this.jobs.count(
      criteria.flatMap(({ terms }) => terms ?? []),
      criteria.flatMap(({ filter }) => filter ?? []),
    );
  }
}
