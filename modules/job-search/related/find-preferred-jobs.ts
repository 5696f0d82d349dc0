import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { GEOGRAPHY_NAMES, type Geography } from '#modules/shared/geography.js';
import type { Actor } from '#platform/http/access.js';
import type { PreferredJobs, PreferredJobsQuery } from '../contract/api/preferred.js';
import { DEFAULT_DISTANCE_MILES, JobListItem, JobSearchQuery } from '../contract/api/search.js';
import { SearchJobs } from '../query/search-jobs.js';

interface Wishes {
  /** Ids. */
  positions: string[];
  regions: Geography[];
  /** Null without a ZIP code, or with an unknown one, around which no distance can be computed. */
  near: { zip: string; miles: number } | null;
}

/**
 * The public search with the preferences as its filters: one of the positions, in one of the regions, and within the
 * distance. District sizes are no filter of the search.
 */
@Injectable()
export class FindPreferredJobs {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly identity: IdentityApi,
    private readonly directory: DirectoryApi,
    private readonly jobs: SearchJobs,
  ) {}

  async find(bounds: PreferredJobsQuery, actor: Actor): Promise<PreferredJobs> {
    const wishes = await this.wishesOf(actor.id);
    const { positions, regions, near } = wishes;
    if (!positions.length && !regions.length && !near) return { items: [], totalItemsCount: 0, search: null };
    const filters = {
      position: positions,
      region: regions,
      ...(near && { location: near.zip, radius: String(near.miles) }),
    };
    const found = await this.jobs.find(JobSearchQuery.parse({ ...filters, ...bounds }), actor);
    return {
      items: found.items.map((text) => {
        const job = JobListItem.parse(JSON.parse(text));
        return { ...job, reasons: reasonsFor(job, wishes) };
      }),
      totalItemsCount: found.totalItemsCount,
      search: queryString(filters),
    };
  }

  private async wishesOf(userId: string): Promise<Wishes> {
    const [wishes, area] = await Promise.all([
      this.profiles.jobPreferencesOf(userId),
      this.identity.searchPreferencesOf(userId),
    ]);
    const zip = area?.searchZipCode;
    const place = zip ? await this.directory.placeOfZip(zip) : null;
    return { ...wishes, near: place && { zip: place.zip, miles: area?.searchDistance ?? DEFAULT_DISTANCE_MILES } };
  }
}

/** Every filter holds for each job. */
function reasonsFor({ position }: JobListItem, { positions, regions, near }: Wishes): string[] {
  return [
    ...(positions.length ? [position.name] : []),
    ...(near ? [`within ${near.miles} miles of ${near.zip}`] : []),
    ...(regions.length ? [regions.map((code) => GEOGRAPHY_NAMES[code]).join(' or ')] : []),
  ];
}

function queryString(filters: Record<string, string | string[]>): string {
  const entries = Object.entries(filters).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(entries).toString();
}
