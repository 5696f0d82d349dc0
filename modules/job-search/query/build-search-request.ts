import type { Facet, Filter, Point, SearchRequest, SortKey, TermGroup } from '#platform/search/search-engine.js';
import { type JobSearchQuery, type JobSort, limitOf } from '../contract/api/search.js';
import { FEATURED, RECENT, RELEVANT, visibilityFilters } from '../index/job-search.index.js';
import { absenceOfQualifiers, rankingBonuses } from '../index/ranking.js';
import type { ParsedQuery } from '../query-understanding/query-parser.js';
import type { RelaxedQuery } from '../query-understanding/query-relaxation.js';
import { selectedFilters } from './job-filters.js';
import type { ResolvedLocation } from './location-resolver.js';

/** A query after its text was parsed and its location resolved. */
export interface ResolvedQuery {
  now: Date;
  /** From the Location field. */
  location: ResolvedLocation | null;
  /** Center of the searcher's own ZIP code. */
  home: Point | null;
  /** From `q`. */
  parsed: ParsedQuery | null;
  /** `parsed` with fewer terms or filters, if it had no results. */
  relaxed: RelaxedQuery | null;
  title: TermGroup[] | null;
}

const SORT_FIELDS: Record<JobSort, string> = {
  startDate: 'startDate',
  endDate: 'endDate',
  distance: 'distance',
  organization: 'organizationOrder',
  title: 'titleOrder',
};

const MATCH_NOTHING: Filter = { either: [] };

export function buildSearchRequest(
  query: JobSearchQuery,
  resolved: ResolvedQuery,
  facets: readonly Facet[],
): SearchRequest {
  const { now, location, home, parsed, relaxed, title } = resolved;
  const { terms = [], filters = [] } = relaxed ?? parsed ?? {};
  const place = location ?? parsed?.place ?? null;
  const { widened, droppedTerms = [] } = relaxed ?? {};
  const widening = widened
    ? { hasOtherJobs: droppedTerms.some(({ isJob, isCircumstance }) => isJob && !isCircumstance) }
    : null;
  // A text without any word, such as "???", matches nothing.
  const isEmpty = parsed && !terms.length && !filters.length && !parsed.place && !parsed.isEverything;
  const isUnfindable = isEmpty || title?.length === 0;
  return {
    terms: [
      ...terms.map(({ group }) => group),
      ...(relaxed?.droppedTerms ?? []).map(({ group }): TermGroup => ({ ...group, optional: true })),
      ...(title ?? []),
    ],
    filters: [
      ...visibilityFilters(now),
      ...(isUnfindable ? [MATCH_NOTHING] : []),
      ...filters.map(({ filter }) => filter),
      ...(place ? [widened?.filter ?? place.filter] : []),
    ],
    facetFilters: selectedFilters(query, now),
    bonuses: parsed ? rankingBonuses({ ...parsed, now, place, widening }) : [],
    absenceBonus: terms.length
      ? absenceOfQualifiers(terms.flatMap(({ alternatives }) => alternatives.flat()))
      : undefined,
    facets,
    countsInHead: isByRelevance(query) && terms.length > 0,
    origin: home ?? place?.center ?? undefined,
    sort: sortKeys(query),
    offset: query.offset,
    limit: limitOf(query),
  };
}

/** A criterion of the search: terms, a filter or a place, with the parameter it came from. */
export interface AppliedCriterion {
  name: string;
  terms?: readonly TermGroup[];
  filter?: Filter;
}

const PARAMETER_BY_FIELD: Record<string, string> = { salary: 'salaryMin', startDate: 'postedWithin' };

/** All criteria of the search; filters and places in the text are listed separately. */
export function appliedCriteria(
  query: JobSearchQuery,
  { location, parsed, relaxed, title, now }: ResolvedQuery,
): AppliedCriterion[] {
  const { terms = [], filters = [] } = relaxed ?? parsed ?? {};
  return [
    ...(terms.length ? [{ name: 'q', terms: terms.map(({ group }) => group) }] : []),
    ...(title?.length ? [{ name: 'positionTitle', terms: title }] : []),
    ...filters.map(({ name, filter }) => ({ name: `q.${name}`, filter })),
    ...(location ? [{ name: 'location', filter: location.filter }] : []),
    ...(parsed?.place ? [{ name: 'place', filter: parsed.place.filter }] : []),
    ...selectedFilters(query, now).map((filter) => ({
      name: PARAMETER_BY_FIELD[filter.field] ?? filter.field,
      filter,
    })),
  ];
}

/** Whether the best match comes first. */
export const isByRelevance = ({ isPositionsPage, q, sortedBy }: JobSearchQuery): boolean =>
  isPositionsPage && q !== undefined && sortedBy === undefined;

/** P2.12: Recent Posts newest first, other sorts ascending by default; text searches by relevance. */
function sortKeys(query: JobSearchQuery): readonly SortKey[] {
  const { isPositionsPage, sortedBy = 'startDate', sortedAlgorithm } = query;
  if (!isPositionsPage) return FEATURED;
  if (isByRelevance(query)) return RELEVANT;
  if (sortedBy === 'startDate' && sortedAlgorithm !== 'ASC') return RECENT;
  return [{ by: SORT_FIELDS[sortedBy], descending: sortedAlgorithm === 'DESC' }];
}
