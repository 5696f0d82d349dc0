import { JobList, type JobListItem } from '../contract/api/search.js';

/** A JobList with serialized items, as the index returns them: parsing them would cost most of a response. */
export type SerializedJobList = Omit<JobList, 'items'> & { items: readonly string[] };

const RemainingFields = JobList.omit({ items: true, facets: true });

/** Serializes a JobList. Items and facets are built to their schema already; only the other fields are parsed. */
export function serializeJobList({ items, facets, ...rest }: SerializedJobList): string {
  const counted = facets ? `"facets":${JSON.stringify(facets)},` : '';
  return `{"items":[${items.join(',')}],${counted}${JSON.stringify(RemainingFields.parse(rest)).slice(1)}`;
}

/** Adds fields that depend on the search to a serialized item. */
export function appendFields(
  item: string,
  fields: Pick<JobList['items'][number], 'distanceMiles' | 'isPinned' | 'why'>,
): string {
  const text = JSON.stringify(fields);
  return text === '{}' ? item : `${item.slice(0, -1)},${text.slice(1)}`;
}

export const parseItem = (item: string): JobListItem => JSON.parse(item);
