import { JobList, type JobListItem } from '../../contract/api-search.js';

/** A list whose items are JSON already, as the index gave them: they are most of an answer, and nothing here reads them. */
export type FoundJobs = Omit<JobList, 'items'> & { items: readonly string[] };

const Rest = JobList.omit({ items: true });

/** The JSON of a JobList. What stands beside the items is cut to its schema; they were made field by field when indexed. */
export function jobListText({ items, ...rest }: FoundJobs): string {
  return `{"items":[${items.join(',')}],${JSON.stringify(Rest.parse(rest)).slice(1)}`;
}

/** An item with what is only true of it in this search. */
export function withMore(item: string, more: Pick<JobList['items'][number], 'distanceMiles' | 'why'>): string {
  const text = JSON.stringify(more);
  return text === '{}' ? item : `${item.slice(0, -1)},${text.slice(1)}`;
}

export const readItem = (item: string): JobListItem => JSON.parse(item);
