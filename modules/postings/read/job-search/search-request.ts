import type {
  Facet,
  Filter,
  Point,
  SearchRequest,
  SortKey,
  TermGroup,
} from '../../../../src/platform/search/search-engine.js';
import { type JobSearchQuery, type JobSort, limitOf } from '../../contract/api-search.js';
import { chosen } from './job-filters.js';
import { FEATURED, RECENT, RELEVANT, visible } from './job-search.index.js';
import { bonuses } from './ranking.js';
import type { SearchedPlace } from './search-places.js';
import type { Kept } from './understanding/leave-out.js';
import type { Meaning } from './understanding/understand-text.js';

/** A query of which places and words are understood. */
export interface Read {
  now: Date;
  /** Of the Location field. */
  place: SearchedPlace | null;
  /** The searcher's own. */
  home: Point | null;
  /** Of `q`. */
  meaning: Meaning | null;
  /** What is kept of it. */
  kept: Kept | null;
  title: TermGroup[] | null;
}

const ORDERS: Record<JobSort, string> = {
  startDate: 'startDate',
  endDate: 'endDate',
  distance: 'distance',
  organization: 'organizationOrder',
  title: 'titleOrder',
};

const NOTHING: Filter = { either: [] };

export function requestOf(query: JobSearchQuery, read: Read, facets: readonly Facet[]): SearchRequest {
  const { now, place, home, meaning, kept, title } = read;
  const { terms = [], filters = [] } = kept ?? meaning ?? {};
  const there = place ?? meaning?.place ?? null;
  // Text without a single word, such as "???", is in no posting.
  const isUnfindable = (meaning && !terms.length && !filters.length && !meaning.place) || title?.length === 0;
  return {
    terms: [
      ...terms.map(({ group }) => group),
      ...(kept?.leftOut ?? []).map(({ group }): TermGroup => ({ ...group, optional: true })),
      ...(title ?? []),
    ],
    filters: [
      ...visible(now),
      ...(isUnfindable ? [NOTHING] : []),
      ...filters.map(({ filter }) => filter),
      ...(there ? [there.filter] : []),
    ],
    choices: chosen(query, now),
    bonuses: meaning ? bonuses({ now, place: there, employers: meaning.employers }) : [],
    facets,
    origin: home ?? there?.center ?? undefined,
    sort: orderOf(query),
    offset: query.offset,
    limit: limitOf(query),
  };
}

/** One thing that was asked for: words, a filter or a place, by the parameter that asked. */
export interface Asked {
  name: string;
  terms?: readonly TermGroup[];
  filter?: Filter;
}

const PARAMETER_OF: Record<string, string> = { salary: 'salaryMin', startDate: 'postedWithin' };

/** All that was asked for, what is understood from a text apart. */
export function askedFor(query: JobSearchQuery, { place, meaning, kept, title, now }: Read): Asked[] {
  const { terms = [], filters = [] } = kept ?? meaning ?? {};
  return [
    ...(terms.length ? [{ name: 'q', terms: terms.map(({ group }) => group) }] : []),
    ...(title?.length ? [{ name: 'positionTitle', terms: title }] : []),
    ...filters.map(({ name, filter }) => ({ name: `q.${name}`, filter })),
    ...(place ? [{ name: 'location', filter: place.filter }] : []),
    ...(meaning?.place ? [{ name: 'place', filter: meaning.place.filter }] : []),
    ...chosen(query, now).map((filter) => ({ name: PARAMETER_OF[filter.field] ?? filter.field, filter })),
  ];
}

/** P2.12: Recent Posts newest first, all others ascending, unless the direction is asked for; words by relevance. */
function orderOf(query: JobSearchQuery): readonly SortKey[] {
  const { isPositionsPage, sortedBy = 'startDate', sortedAlgorithm } = query;
  if (!isPositionsPage) return FEATURED;
  if (query.q !== undefined && query.sortedBy === undefined) return RELEVANT;
  if (sortedBy === 'startDate' && sortedAlgorithm !== 'ASC') return RECENT;
  return [{ by: ORDERS[sortedBy], descending: sortedAlgorithm === 'DESC' }];
}
