import { Injectable } from '@nestjs/common';
import type { NothingFound } from '../../contract/api-interpretation.js';
import type { SearchedPlace } from './search-places.js';
import type { Asked } from './search-request.js';
import { VisibleJobs } from './understanding/visible-jobs.js';

/** As many ways out as people look at. */
const MOST_OFFERED = 3;
const RADII = [25, 50, 100, 200, 500];

/** Tells what would find something, where all that was asked for together finds nothing (U8). */
@Injectable()
export class WaysOut {
  constructor(private readonly jobs: VisibleJobs) {}

  /** `asked` in the order in which it was chosen; the last ones are tried. */
  async of(asked: readonly Asked[], place: SearchedPlace | null): Promise<NothingFound> {
    const without: NothingFound['without'] = [];
    if (asked.length > 1) {
      for (const left of asked.slice(-MOST_OFFERED)) {
        const count = await this.count(asked.filter((one) => one !== left));
        if (count) without.push({ name: left.name, count });
      }
    }
    return { without, wider: place?.center ? await this.wider(asked, place) : null };
  }

  private async wider(
    asked: readonly Asked[],
    { center, radius, filter }: SearchedPlace,
  ): Promise<NothingFound['wider']> {
    const others = asked.filter((one) => one.filter !== filter);
    for (const miles of RADII) {
      if (!center || miles <= (radius ?? 0)) continue;
      const near = { name: 'place', filter: { either: [filter, { near: center, miles }] } };
      const count = await this.count([...others, near]);
      if (count) return { radiusMiles: miles, count };
    }
    return null;
  }

  private count(asked: readonly Asked[]): Promise<number> {
    return this.jobs.count(
      asked.flatMap(({ terms }) => terms ?? []),
      asked.flatMap(({ filter }) => filter ?? []),
    );
  }
}
