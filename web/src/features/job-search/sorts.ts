import type { JobSort } from '../../../../modules/postings/contract/api-search';

interface Entry {
  label: string;
  /** What the server is asked for. */
  order?: { sortedBy: JobSort; sortedAlgorithm: 'ASC' | 'DESC' };
}

/** The sort menu: key in the address and words (P2.11, P2.12); the best match is one of keywords only. */
export const SORTS: Record<Sort, Entry> = {
  relevance: { label: 'Best match' },
  recent: { label: 'Recent Posts', order: { sortedBy: 'startDate', sortedAlgorithm: 'DESC' } },
  expiring: { label: 'Expiring Soon', order: { sortedBy: 'endDate', sortedAlgorithm: 'ASC' } },
  distance: { label: 'Distance', order: { sortedBy: 'distance', sortedAlgorithm: 'ASC' } },
  organization: { label: 'Organization', order: { sortedBy: 'organization', sortedAlgorithm: 'ASC' } },
  title: { label: 'Job Title', order: { sortedBy: 'title', sortedAlgorithm: 'ASC' } },
};
export type Sort = 'relevance' | 'recent' | 'expiring' | 'distance' | 'organization' | 'title';

export const isSort = (key: string): key is Sort => Object.hasOwn(SORTS, key);

/** Before anything is chosen (CLAUSES near P2.12). */
export const usualSort = (q: string): Sort => (q ? 'relevance' : 'recent');
