import type { ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import type { BulkAction } from '#web/ui/tables/bulk-actions';
import { type Entry, sendRemoval, sendRestoration } from './queries';
import { describeKeepers, describeUses, sumUses } from './uses';

/** Actions for several entries of a kind. */
export const bulkActionsOf = (kind: ReferenceKind): readonly BulkAction<Entry>[] => [
  {
    label: 'Delete',
    done: 'deleted',
    ofRows: (entries) => `Delete ${entries}`,
    consequence: (rows) => `${rows.length === 1 ? 'It leaves' : 'They leave'} the choices. ${usersOf(rows)}`,
    run: ({ id }) => sendRemoval(kind, id),
    undo: { done: 'restored', run: ({ id }) => sendRestoration(kind, id) },
  },
];

function usersOf(rows: readonly Entry[]): string {
  const uses = sumUses(rows);
  return uses.length ? `${describeKeepers(uses)} the text.` : 'Nothing uses them now.';
}

/** Columns of the file. */
export const csvColumnsOf = (kind: ReferenceKind): Record<string, (entry: Entry) => string | number> => ({
  name: ({ name }) => name,
  ...(kind === 'credential' ? {} : { type: ({ type = '' }: Entry) => type }),
  code: ({ code }) => code,
  ...(kind === 'position' ? { approval: ({ approval }: Entry) => (approval ? 'yes' : 'no') } : {}),
  usedBy: ({ usedBy }) => describeUses(usedBy),
});
