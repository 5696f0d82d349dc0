import { GEOGRAPHY_NAMES, type Geography } from '../../../../modules/postings/contract/api-lists';
import type { JOBS_PER_PAGE, JobSort, SEARCH_TYPED_MOST } from '../../../../modules/postings/contract/api-search';
import { paths } from '../../paths';

/** The four fields of the search panel (P2.2); `position` and `organization` are an id and an account number. */
export interface Fields {
  positionTitle: string;
  location: string;
  position: string;
  organization: string;
}

export const NO_FIELDS: Fields = { positionTitle: '', location: '', position: '', organization: '' };

/** Both text fields stop here (P2.4, P2.5). */
export const TEXT_LIMIT: typeof SEARCH_TYPED_MOST = 50;
export const PAGE_SIZE: typeof JOBS_PER_PAGE = 20;
/** Rows that can be reached at all. */
export const DEEPEST = 10_000;

/** The sort menu: key in the address, words, and what the server is asked (P2.11, P2.12). */
export const SORTS = {
  recent: { label: 'Recent Posts', sortedBy: 'startDate', sortedAlgorithm: 'DESC' },
  expiring: { label: 'Expiring Soon', sortedBy: 'endDate', sortedAlgorithm: 'ASC' },
  distance: { label: 'Distance', sortedBy: 'distance', sortedAlgorithm: 'ASC' },
  organization: { label: 'Organization', sortedBy: 'organization', sortedAlgorithm: 'ASC' },
  title: { label: 'Job Title', sortedBy: 'title', sortedAlgorithm: 'ASC' },
} as const satisfies Record<string, { label: string; sortedBy: JobSort; sortedAlgorithm: 'ASC' | 'DESC' }>;
export type Sort = keyof typeof SORTS;

export interface Criteria extends Fields {
  /** Chosen on Home's map; empty for the whole state. */
  region: Geography | '';
  sort: Sort;
  offset: number;
}

/** Reads what stands in the address; anything that makes no sense there counts as not asked (U1). */
export function criteriaFrom(search: URLSearchParams): Criteria {
  const text = (name: keyof Fields) => (search.get(name) ?? '').trim().slice(0, TEXT_LIMIT);
  const sort = search.get('sort') ?? '';
  const region = search.get('region') ?? '';
  const page = Number(search.get('page') ?? 1);
  return {
    positionTitle: text('positionTitle'),
    location: text('location'),
    position: text('position'),
    organization: text('organization'),
    region: Object.hasOwn(GEOGRAPHY_NAMES, region) ? (region as Geography) : '',
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : 'recent',
    offset: Number.isInteger(page) && page > 1 ? Math.min((page - 1) * PAGE_SIZE, DEEPEST - PAGE_SIZE) : 0,
  };
}

/** The address that shows these criteria; what is not asked stays out of it. */
export function addressOf({ sort, offset, ...fields }: Partial<Criteria>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value?.trim()) query.set(name, value.trim());
  if (sort && sort !== 'recent') query.set('sort', sort);
  if (offset) query.set('page', String(offset / PAGE_SIZE + 1));
  return query.size ? `${paths.findJob}?${query}` : paths.findJob;
}

/** The Atom feed of what these criteria find, newest first. */
export function feedOf(criteria: Criteria): string {
  const { search } = new URL(addressOf({ ...criteria, sort: 'recent', offset: 0 }), 'http://here.invalid');
  return paths.jobFeed + search;
}

/** What GET /api/jobs is asked (P2.16). */
export function queryOf({ sort, offset, ...fields }: Criteria) {
  const { sortedBy, sortedAlgorithm } = SORTS[sort];
  return { ...fields, sortedBy, sortedAlgorithm, offset, isPositionsPage: true };
}
