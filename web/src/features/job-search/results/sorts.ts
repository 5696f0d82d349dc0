import type { JobSort } from '#modules/job-search/contract/api/search';

interface SortEntry {
  label: string;
  /** The API's sort parameters. */
  order?: { sortedBy: JobSort; sortedAlgorithm: 'ASC' | 'DESC' };
}

/** The sort menu: URL key and label. Best match applies to keyword searches only. */
export const SORTS: Record<Sort, SortEntry> = {
  relevance: { label: 'Best match' },
  recent: { label: 'Recent Posts', order: { sortedBy: 'startDate', sortedAlgorithm: 'DESC' } },
  expiring: { label: 'Expiring Soon', order: { sortedBy: 'endDate', sortedAlgorithm: 'ASC' } },
  distance: { label: 'Distance', order: { sortedBy: 'distance', sortedAlgorithm: 'ASC' } },
  organization: { label: 'Organization', order: { sortedBy: 'organization', sortedAlgorithm: 'ASC' } },
  title: { label: 'Job Title', order: { sortedBy: 'title', sortedAlgorithm: 'ASC' } },
};
export type Sort = 'relevance' | 'recent' | 'expiring' | 'distance' | 'organization' | 'title';

export const isSort = (key: string): key is Sort => Object.hasOwn(SORTS, key);

/** The order without a selection. */
export const defaultSort = (q: string): Sort => (q ? 'relevance' : 'recent');
