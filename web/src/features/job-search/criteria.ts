import type { JOBS_PER_PAGE } from '#modules/job-search/contract/api/search';
import { paths } from '#web/paths';
import { PARAMETERS, type Parameter } from './parameters';
import { defaultSort, isSort, SORTS, type Sort } from './results/sorts';

/** The parameter values: empty strings and arrays for those not set. */
type CriteriaValues = { [Name in Parameter]: ReturnType<(typeof PARAMETERS)[Name]> };

export interface Criteria extends CriteriaValues {
  /** Empty for the default order. */
  sort: Sort | '';
  offset: number;
}

export const PAGE_SIZE: typeof JOBS_PER_PAGE = 20;
/** Rows that can be paged to at all. */
export const MAX_RESULT_WINDOW = 10_000;

const PARAMETER_NAMES = Object.keys(PARAMETERS) as Parameter[];

/** Parses the criteria of a URL; invalid values count as not set. */
export function parseCriteria(search: URLSearchParams): Criteria {
  const values = Object.fromEntries(PARAMETER_NAMES.map((name) => [name, PARAMETERS[name](search.getAll(name))]));
  const sort = search.get('sort') ?? '';
  const page = Number(search.get('page') ?? 1);
  return normalize({
    ...(values as unknown as CriteriaValues),
    sort: isSort(sort) ? sort : '',
    offset: Number.isInteger(page) && page > 1 ? Math.min((page - 1) * PAGE_SIZE, MAX_RESULT_WINDOW - PAGE_SIZE) : 0,
  });
}

/** No criteria: all jobs, newest first. */
export const EMPTY_CRITERIA = parseCriteria(new URLSearchParams());

/** Drops `exact` without keywords, `radius` without a place, and a default or inapplicable sort. */
function normalize(criteria: Criteria): Criteria {
  const { q, location, exact, radius, sort } = criteria;
  return {
    ...criteria,
    exact: q ? exact : '',
    radius: q || location ? radius : '',
    sort: sort === defaultSort(q) || (sort === 'relevance' && !q) ? '' : sort,
  };
}

export const effectiveSort = ({ sort, q }: Criteria): Sort => sort || defaultSort(q);

/** The URL parameters in their order, without those not set. */
export function toParameters(criteria: Partial<Criteria>): [name: string, value: string][] {
  const pairs = [...PARAMETER_NAMES, 'sort' as const].flatMap((name) =>
    [criteria[name] ?? []].flat().map((value): [string, string] => [name, value.trim()]),
  );
  return pairs.filter(([, value]) => value);
}

/** The canonical URL of these criteria. */
export function searchUrl(patch: Partial<Criteria>): string {
  const criteria = normalize({ ...EMPTY_CRITERIA, ...patch });
  const query = new URLSearchParams(toParameters(criteria));
  if (criteria.offset) query.set('page', String(criteria.offset / PAGE_SIZE + 1));
  return query.size ? `${paths.findJob}?${query}` : paths.findJob;
}

/** The Atom feed of these results, newest first. */
export function feedUrl(criteria: Criteria): string {
  return paths.jobFeed + searchUrl({ ...criteria, sort: '', offset: 0 }).slice(paths.findJob.length);
}

/** The query of GET /api/jobs. Without an order the server returns the best matches first. */
export function apiQuery(criteria: Criteria) {
  const { sort, offset, ...values } = criteria;
  return { ...values, ...SORTS[effectiveSort(criteria)].order, offset, facets: true, isPositionsPage: true };
}
