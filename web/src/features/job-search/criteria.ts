import type { JOBS_PER_PAGE } from '../../../../modules/postings/contract/api-search';
import { paths } from '../../paths';
import { PARAMETERS, type Parameter } from './parameters';
import { isSort, SORTS, type Sort, usualSort } from './sorts';

/** What is asked for: texts and single choices empty, lists without entries where nothing is. */
export type Asked = { [Name in Parameter]: ReturnType<(typeof PARAMETERS)[Name]> };

export interface Criteria extends Asked {
  /** Empty for the usual order. */
  sort: Sort | '';
  offset: number;
}

export const PAGE_SIZE: typeof JOBS_PER_PAGE = 20;
/** Rows that can be reached at all. */
export const DEEPEST = 10_000;

const NAMES = Object.keys(PARAMETERS) as Parameter[];

/** Reads what stands in the address; anything that makes no sense there counts as not asked (U1). */
export function criteriaFrom(search: URLSearchParams): Criteria {
  const asked = Object.fromEntries(NAMES.map((name) => [name, PARAMETERS[name](search.getAll(name))]));
  const sort = search.get('sort') ?? '';
  const page = Number(search.get('page') ?? 1);
  return sensible({
    ...(asked as unknown as Asked),
    sort: isSort(sort) ? sort : '',
    offset: Number.isInteger(page) && page > 1 ? Math.min((page - 1) * PAGE_SIZE, DEEPEST - PAGE_SIZE) : 0,
  });
}

/** Nothing asked: all jobs, newest first. */
export const NOTHING = criteriaFrom(new URLSearchParams());

/** Words can be exact, and miles around a place, only where there are any. */
function sensible(criteria: Criteria): Criteria {
  const { q, location, exact, radius, sort } = criteria;
  return {
    ...criteria,
    exact: q ? exact : '',
    radius: q || location ? radius : '',
    sort: sort === usualSort(q) || (sort === 'relevance' && !q) ? '' : sort,
  };
}

export const sortOf = ({ sort, q }: Criteria): Sort => sort || usualSort(q);

/** The pairs of the address, in their order; what is not asked stays out of it. */
export function parametersOf(asked: Partial<Criteria>): [name: string, value: string][] {
  const pairs = [...NAMES, 'sort' as const].flatMap((name) =>
    [asked[name] ?? []].flat().map((value): [string, string] => [name, value.trim()]),
  );
  return pairs.filter(([, value]) => value);
}

/** The one address that shows these criteria. */
export function addressOf(asked: Partial<Criteria>): string {
  const criteria = sensible({ ...NOTHING, ...asked });
  const query = new URLSearchParams(parametersOf(criteria));
  if (criteria.offset) query.set('page', String(criteria.offset / PAGE_SIZE + 1));
  return query.size ? `${paths.findJob}?${query}` : paths.findJob;
}

/** The Atom feed of what these criteria find, newest first. */
export function feedOf(criteria: Criteria): string {
  return paths.jobFeed + addressOf({ ...criteria, sort: '', offset: 0 }).slice(paths.findJob.length);
}

/** What GET /api/jobs is asked (P2.16); the best matches come first where no order is named. */
export function queryOf(criteria: Criteria) {
  const { sort, offset, ...asked } = criteria;
  return { ...asked, ...SORTS[sortOf(criteria)].order, offset, facets: true, isPositionsPage: true };
}
