import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { Clock } from '../../../../src/platform/clock.js';
import type { Actor } from '../../../../src/platform/http/access.js';
import { termGroups } from '../../../../src/platform/search/language/query.js';
import { type Filter, SearchEngine, type SortKey } from '../../../../src/platform/search/search-engine.js';
import { SearchPreferencesOf } from '../../../identity/contract/questions.js';
import {
  type JobList,
  type JobListItem,
  type JobSearchQuery,
  type JobSort,
  limitOf,
  USUAL_DISTANCE_MILES,
} from '../../contract/api-search.js';
import { FEATURED, JOB_SEARCH, RECENT, visible } from './job-search.index.js';
import { type SearchedPlace, SearchPlaces, unknownPlace } from './search-places.js';

const ORDERS: Record<JobSort, string> = {
  startDate: 'startDate',
  endDate: 'endDate',
  distance: 'distance',
  organization: 'organizationOrder',
  title: 'titleOrder',
};

/** Answers GET /api/jobs. */
@Injectable()
export class SearchJobs {
  constructor(
    private readonly engine: SearchEngine,
    private readonly ask: Ask,
    private readonly places: SearchPlaces,
    private readonly clock: Clock,
  ) {}

  /**
   * Jobs that are open, within their dates and of a usable organization (CLAUSES near P2.19). Throws DomainError invalid
   * at `location` for a place nobody knows.
   */
  async find(query: JobSearchQuery, actor: Actor | null): Promise<JobList> {
    const preferences = actor && (await this.ask.of(new SearchPreferencesOf(actor.id)));
    const miles = preferences?.searchDistance ?? USUAL_DISTANCE_MILES;
    const place = query.location === undefined ? null : await this.places.find(query.location, miles);
    const home = preferences?.searchZipCode ? await this.places.pointOf(preferences.searchZipCode) : null;
    const terms =
      query.positionTitle === undefined ? [] : termGroups(query.positionTitle, { field: 'title', prefixes: true });
    // A title without a single word, such as "???", is in no title.
    const isUnfindable = query.positionTitle !== undefined && !terms.length;
    if (isUnfindable) return { items: [], totalItemsCount: 0 };
    const { items, total } = await this.engine.search(JOB_SEARCH, {
      terms,
      filters: [...visible(this.clock.now()), ...asked(query), ...(place ? [place.filter] : [])],
      origin: home ?? place?.center ?? undefined,
      sort: orderOf(query),
      offset: query.offset,
      limit: limitOf(query),
    });
    if (total === 0 && query.location !== undefined && place) await this.assertKnown(query.location, place);
    return {
      items: items.map(({ card, distanceMiles }) => ({ ...(card as JobListItem), distanceMiles })),
      totalItemsCount: total,
    };
  }

  /** A place without coordinates may still be one, where a posting bears its name. */
  private async assertKnown(typed: string, { center, filter }: SearchedPlace): Promise<void> {
    if (center) return;
    const { total } = await this.engine.search(JOB_SEARCH, { filters: [filter], sort: [], offset: 0, limit: 0 });
    if (total === 0) throw unknownPlace(typed);
  }
}

function asked({ organization, position, region }: JobSearchQuery): Filter[] {
  const filters: Filter[] = [];
  if (organization !== undefined) filters.push({ field: 'organization', anyOf: [organization] });
  if (position !== undefined) filters.push({ field: 'position', anyOf: [position] });
  if (region !== undefined) filters.push({ field: 'region', anyOf: [region] });
  return filters;
}

/** P2.12: Recent Posts newest first, all others ascending, unless the direction is asked for. */
function orderOf({ isPositionsPage, sortedBy = 'startDate', sortedAlgorithm }: JobSearchQuery): readonly SortKey[] {
  if (!isPositionsPage) return FEATURED;
  if (sortedBy === 'startDate' && sortedAlgorithm !== 'ASC') return RECENT;
  return [{ by: ORDERS[sortedBy], descending: sortedAlgorithm === 'DESC' }];
}
