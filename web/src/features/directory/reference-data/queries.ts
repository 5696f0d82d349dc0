import { REFERENCE_PATHS, type ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import { api } from '#web/lib/api/client';
import { withFailureText } from '#web/lib/api/with-failure-text';
import { listQuery } from '#web/lib/queries/list-query';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { parseTablePage } from '#web/lib/url-state/use-table-state';

/** An entry as those who manage data see it. */
export interface Entry {
  id: string;
  name: string;
  code: string;
  version: number;
  /** Positions and certifications have one. */
  type?: string;
  /** Positions only: whether a posting with it waits for an administrator. */
  approval?: boolean;
  usedBy: { count: number; what: 'postings' | 'preferences' | 'documents' }[];
}

/** The values of the form. */
export type EntryValues = Pick<Entry, 'name' | 'code' | 'type' | 'approval'>;

/** Names of each kind: of its tab, in a sentence, and of several. */
export const KINDS = {
  position: { tab: 'Position', noun: 'position', plural: 'positions' },
  credential: { tab: 'Credential', noun: 'credential', plural: 'credentials' },
  certification: { tab: 'Certification', noun: 'certification', plural: 'certifications' },
} as const satisfies Record<ReferenceKind, unknown>;

export const ENTRIES_TABLE = { sortedBy: 'name' };

export const parseKind = (search: URLSearchParams): ReferenceKind => {
  const kind = search.get('kind') ?? '';
  return Object.hasOwn(KINDS, kind) ? (kind as ReferenceKind) : 'position';
};

const pathOf = (kind: ReferenceKind) => `/api/${REFERENCE_PATHS[kind]}`;
const listOf = (kind: ReferenceKind, query: Record<string, string | number>) =>
  listQuery<Entry>(['reference-data', kind], pathOf(kind), query);

/** The entries that the URL says. The server counts pages, not rows. */
export function entriesQuery(search: URLSearchParams) {
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, ENTRIES_TABLE);
  const kind = parseKind(search);
  return listOf(kind, {
    offset: Math.floor(offset / limit),
    limit,
    searchString: search.get('search') ?? '',
    sortedColumn: sortedBy ?? '',
    orderBy: sortedAlgorithm,
    ...(kind === 'certification' && search.get('type') ? { filterBy: search.get('type') ?? '' } : {}),
  });
}

/** All entries of a kind, of which one row is enough to count them. */
export const countQuery = (kind: ReferenceKind) => listOf(kind, { limit: 1 });

const NOT_UPDATED = 'Could not update the row';

export async function addEntry(kind: ReferenceKind, values: EntryValues): Promise<void> {
  await withFailureText(NOT_UPDATED, api.post(pathOf(kind), { body: values, expectedStatus: 201 }));
  await refreshAfter('referenceData');
}

/** Throws ApiError 409 when somebody else changed the entry meanwhile. */
export async function changeEntry(
  kind: ReferenceKind,
  id: string,
  change: EntryValues & { version: number },
): Promise<void> {
  await withFailureText(NOT_UPDATED, api.patch(`${pathOf(kind)}/${id}`, { body: change, expectedStatus: 200 }));
  await refreshAfter('referenceData');
}

/** Leaves the lists as they were. */
export const sendRemoval = (kind: ReferenceKind, id: string) =>
  withFailureText('Could not delete the row', api.delete(`${pathOf(kind)}/${id}`, { expectedStatus: 204 }));

/** Leaves the lists as they were. */
export const sendRestoration = (kind: ReferenceKind, id: string) => api.post(`${pathOf(kind)}/${id}/restore`);

export async function removeEntry(kind: ReferenceKind, id: string): Promise<void> {
  await sendRemoval(kind, id);
  await refreshAfter('referenceData');
}

export async function restoreEntry(kind: ReferenceKind, id: string): Promise<void> {
  await sendRestoration(kind, id);
  await refreshAfter('referenceData');
}
