import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import type { Selection } from '#web/lib/lists/use-selection';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { IconButton } from '#web/ui/button';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { EditEntry } from './edit-entry';
import { type Entry, KINDS } from './queries';
import { describeUse } from './uses';

interface Props {
  kind: ReferenceKind;
  entries: readonly Entry[];
  table: TableState;
  selection: Selection<Entry>;
  /** The entry that is edited. */
  edited: Entry | null;
  onEdit(entry: Entry): void;
  onClose(entry: Entry): void;
  onSaved(entry: Entry): void;
  onRemove(entry: Entry): void;
}

/** The entries, of which one at a time is edited below its row. */
export function EntriesTable({ kind, entries, table, selection, edited, ...on }: Props) {
  const columns: readonly (Column<Entry> | false)[] = [
    { key: 'name', header: 'Name', sortable: true, render: ({ name }) => name },
    kind !== 'credential' && { key: 'type', header: 'Type', sortable: true, render: ({ type }) => type },
    { key: 'code', header: 'Code', sortable: true, render: ({ code }) => code },
    kind === 'position' && { key: 'approval', header: 'Approval', render: (entry) => <Approval entry={entry} /> },
    { key: 'usedBy', header: 'Used by', render: (entry) => <Use entry={entry} /> },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (entry) => (
        <>
          <IconButton id={editId(entry)} label={`Edit ${entry.name}`} onClick={() => on.onEdit(entry)}>
            <IconPencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${entry.name}`} danger onClick={() => on.onRemove(entry)}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </>
      ),
    },
  ];
  // The edited row may have left the page by the change of somebody else; its form stays.
  const isListed = entries.some(({ id }) => id === edited?.id);
  const detail = (entry: Entry) =>
    entry.id === edited?.id && (
      <EditEntry
        key={entry.id}
        {...{ kind }}
        entry={edited}
        onSaved={() => on.onSaved(edited)}
        onClose={() => on.onClose(edited)}
      />
    );
  return (
    <DataTable
      {...table}
      caption={KINDS[kind].tab}
      columns={columns.filter((column) => column !== false)}
      rows={isListed || !edited ? entries : [edited, ...entries]}
      rowKey={({ id }) => id}
      {...{ detail, selection }}
    />
  );
}

/** The button to which the focus returns. */
export const editId = ({ id }: Pick<Entry, 'id'>) => `edit-${id}`;

function Approval({ entry }: { entry: Entry }) {
  return entry.approval ? (
    <span className="tag warning">Needs approval</span>
  ) : (
    <span className="muted">Opens at once</span>
  );
}

function Use({ entry: { id, usedBy } }: { entry: Entry }) {
  if (usedBy.length === 0) return <span className="muted">Not used</span>;
  return usedBy.map((use, index) => (
    <span key={use.what}>
      {index > 0 && ', '}
      {use.what === 'postings' ? (
        <Link to={`${paths.manageJobs}?positions=${id}&startDate=&endDate=`}>{describeUse(use)}</Link>
      ) : (
        describeUse(use)
      )}
    </span>
  ));
}
