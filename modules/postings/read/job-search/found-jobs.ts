import { JobList, type JobListItem } from '../../contract/api-search.js';

/** A list whose items are JSON already, as the index gave them: they are most of an answer, and nothing here reads them. */
export type FoundJobs = Omit<JobList, 'items'> & { items: readonly string[] };

const Rest = JobList.omit({ items: true, facets: true });

/**
 * The JSON of a JobList. What stands beside the many, which are made field by field (items when they are indexed, facets
 * by JobFacets), is cut to its schema.
 */
export function jobListText({ items, facets, ...rest }: FoundJobs): string {
  const counted = facets ? `"facets":${JSON.stringify(facets)},` : '';
  return `{"items":[${items.join(',')}],${counted}${JSON.stringify(Rest.parse(rest)).slice(1)}`;
}

/** An item with what is only true of it in this search. */
export function withMore(item: string, more: Pick<JobList['items'][number], 'distanceMiles' | 'why'>): string {
  const text = JSON.stringify(more);
  return text === '{}' ? item : `${item.slice(0, -1)},${text.slice(1)}`;
}

export const readItem = (item: string): JobListItem => JSON.parse(item);
