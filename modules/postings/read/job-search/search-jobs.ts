import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { Clock } from '../../../../src/platform/clock.js';
import type { Actor } from '../../../../src/platform/http/access.js';
import { termGroups } from '../../../../src/platform/search/language/query.js';
import { type Filter, SearchEngine, type SortKey } from '../../../../src/platform/search/search-engine.js';
import { SearchPreferencesOf } from '../../../identity/contract/questions.js';
import type { Interpretation } from '../../contract/api-interpretation.js';
import {
  type JobList,
  type JobListItem,
  type JobSearchQuery,
  type JobSort,
  limitOf,
  USUAL_DISTANCE_MILES,
} from '../../contract/api-search.js';
import { criteriaOf } from './criteria.js';
import { JobFacets } from './job-facets.js';
import { chosen } from './job-filters.js';
import { FEATURED, JOB_SEARCH, RECENT, RELEVANT, visible } from './job-search.index.js';
import { type SearchedPlace, SearchPlaces, shownPlace, unknownPlace } from './search-places.js';
import { UnderstandText } from './understanding/understand-text.js';

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
    private readonly facets: JobFacets,
    private readonly understand: UnderstandText,
    private readonly clock: Clock,
  ) {}

  /**
   * Jobs that are open, within their dates and of a usable organization (CLAUSES near P2.19). Throws DomainError invalid
   * at `location` for a place nobody knows.
   */
  async find(query: JobSearchQuery, actor: Actor | null): Promise<JobList> {
    const preferences = actor && (await this.ask.of(new SearchPreferencesOf(actor.id)));
    const usual = preferences?.searchDistance ?? USUAL_DISTANCE_MILES;
    const place =
      query.location === undefined ? null : await this.places.find(query.location, { usual, asked: query.radius });
    const home = preferences?.searchZipCode ? await this.places.pointOf(preferences.searchZipCode) : null;
    const now = this.clock.now();
    const around = { usual, asked: query.radius, hasPlace: place !== null };
    const understood = query.q === undefined ? null : await this.understand.read(query.q, around);
    const title =
      query.positionTitle === undefined ? null : termGroups(query.positionTitle, { field: 'title', prefixes: true });
    // Text without a single word, such as "???", is in no posting.
    const isUnfindable = understood?.isEmpty || title?.length === 0;
    const there = place ?? understood?.place;
    const found = await this.engine.search(JOB_SEARCH, {
      terms: [...(understood?.groups ?? []), ...(title ?? [])],
      filters: [...visible(now), ...(isUnfindable ? [NOTHING] : []), ...(there ? [there.filter] : [])],
      choices: chosen(query, now),
      facets: query.facets ? this.facets.asked(now) : [],
      origin: home ?? there?.center ?? undefined,
      sort: orderOf(query),
      offset: query.offset,
      limit: limitOf(query),
    });
    if (found.total === 0 && query.location !== undefined && place) await this.assertKnown(query.location, place);
    return {
      items: found.items.map(({ card, distanceMiles }) => ({ ...(card as JobListItem), distanceMiles })),
      totalItemsCount: found.total,
      interpretation: understood?.interpretation ?? (place ? ofLocation(place) : undefined),
      criteria: criteriaOf(query),
      facets: query.facets ? await this.facets.of(found, query, now) : undefined,
    };
  }

  /** A place without coordinates may still be one, where a posting bears its name. */
  private async assertKnown(typed: string, { center, filter }: SearchedPlace): Promise<void> {
    if (center) return;
    const { total } = await this.engine.search(JOB_SEARCH, { filters: [filter], sort: [], offset: 0, limit: 0 });
    if (total === 0) throw unknownPlace(typed);
  }
}

function ofLocation(place: SearchedPlace): Interpretation {
  const nothing = { terms: [], corrected: [], expanded: [], leftOut: [], filters: [] };
  return { ...nothing, place: { ...shownPlace(place), from: 'location', without: '', others: [] } };
}

const NOTHING: Filter = { either: [] };

/** P2.12: Recent Posts newest first, all others ascending, unless the direction is asked for; words by relevance. */
function orderOf(query: JobSearchQuery): readonly SortKey[] {
  const { isPositionsPage, sortedBy = 'startDate', sortedAlgorithm } = query;
  if (!isPositionsPage) return FEATURED;
  if (query.q !== undefined && query.sortedBy === undefined) return RELEVANT;
  if (sortedBy === 'startDate' && sortedAlgorithm !== 'ASC') return RECENT;
  return [{ by: ORDERS[sortedBy], descending: sortedAlgorithm === 'DESC' }];
}
