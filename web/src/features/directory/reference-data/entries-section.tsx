import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CERTIFICATION_TYPES } from '#modules/directory/contract/api/reference-data';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { pluralize } from '#web/lib/formatting/format';
import { useSelection } from '#web/lib/lists/use-selection';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { Button } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { SelectField } from '#web/ui/fields/select-field';
import { BulkBar } from '#web/ui/tables/bulk-bar';
import { CsvDownload } from '#web/ui/tables/csv-download';
import { TablePager } from '#web/ui/tables/pager';
import { TableSearch } from '#web/ui/tables/table-search';
import { UndoNote } from '#web/ui/undo-note';
import { bulkActionsOf, csvColumnsOf } from './bulk';
import { EntriesTable, editId } from './entries-table';
import { EntryForm } from './entry-form';
import {
  addEntry,
  ENTRIES_TABLE,
  type Entry,
  entriesQuery,
  KINDS,
  parseKind,
  removeEntry,
  restoreEntry,
} from './queries';
import { describeKeepers } from './uses';

const UNDO_ID = 'undo-deletion';
const rowKey = ({ id }: Entry) => id;
const nameOf = ({ name }: Entry) => name;

/** One list of reference data: search, table, a form for a new row, and the undo of the last deletion. */
export function EntriesSection() {
  const [search, setSearch] = useUrlSearch();
  const kind = parseKind(search);
  const { noun } = KINDS[kind];
  const table = useTableState(ENTRIES_TABLE);
  const entries = useQuery(entriesQuery(search));
  const list = { query: entriesQuery, search };
  const scope = [kind, search.get('search'), search.get('type')].join('\n');
  const selection = useSelection({ rowKey, nameOf, scope, shown: entries.data?.items });
  const [edited, setEdited] = useState<Entry | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Entry | null>(null);

  const filter = (name: 'search' | 'type', value: string) =>
    setSearch((old) => withFilters(old, { [name]: value }), { preventScrollReset: true });
  /** The open form keeps what was typed, and the version that was read with it. */
  const edit = (entry: Entry) => setEdited((current) => (current?.id === entry.id ? current : entry));
  /** Another form may have been opened while this one was saved. */
  const closeForm = ({ id }: Entry) => {
    document.getElementById(editId({ id }))?.focus();
    setEdited((current) => (current?.id === id ? null : current));
  };
  const remove = async (entry: Entry) => {
    try {
      await removeEntry(kind, entry.id);
      setRemoved(entry);
      selection.remove([entry]);
      setEdited((current) => (current?.id === entry.id ? null : current));
    } catch (error) {
      toastError(error);
    }
  };
  // The row with the focus is gone.
  useEffect(() => {
    if (removed) document.getElementById(UNDO_ID)?.focus();
  }, [removed]);
  const restore = async () => {
    try {
      if (removed) await restoreEntry(kind, removed.id);
      setRemoved(null);
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <section aria-label={KINDS[kind].tab} className="entries">
      <div className="entries-bar">
        <TableSearch
          key={search.get('search') ?? ''}
          label={`Search ${KINDS[kind].plural}`}
          text={search.get('search') ?? ''}
          onSearch={(text) => filter('search', text)}
        />
        {kind === 'certification' && (
          <SelectField
            id="type-filter"
            label="Show types"
            empty="All"
            options={CERTIFICATION_TYPES.map((type) => ({ value: type, label: type }))}
            value={search.get('type') ?? ''}
            onChange={(type) => filter('type', type)}
          />
        )}
        <Button onClick={() => setAdding(true)}>
          <IconPlus size={18} aria-hidden /> Add row
        </Button>
      </div>
      {removed && (
        <UndoNote what={`the deletion of ${removed.name}`} buttonId={UNDO_ID} onUndo={restore}>
          Deleted “{removed.name}”. {leavingText(removed)}
        </UndoNote>
      )}
      {isAdding && (
        <div className="entry-new">
          <h2>New {noun}</h2>
          <EntryForm
            kind={kind}
            title={`New ${noun}`}
            values={{ name: '', code: '' }}
            saveLabel="Add"
            save={(values) => addEntry(kind, values)}
            onSaved={() => {
              setAdding(false);
              toastSuccess('Successfully added');
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      )}
      <QueryBoundary
        query={entries}
        rows={table.limit}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0 && !edited}
        empty={<EmptyList>No {noun} matches this search.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <div className="table-bar">
              <p role="status" className="small muted">
                {pluralize(totalItemsCount, noun)}
              </p>
              <CsvDownload
                {...{ list }}
                total={totalItemsCount}
                fileName={`${KINDS[kind].plural}.csv`}
                columns={csvColumnsOf(kind)}
              />
            </div>
            <EntriesTable
              {...{ kind, table, selection, edited }}
              entries={items}
              onEdit={edit}
              onClose={closeForm}
              onSaved={(entry) => {
                closeForm(entry);
                toastSuccess('Successfully updated!');
              }}
              onRemove={remove}
            />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
      <BulkBar
        {...{ noun, list, selection }}
        total={entries.data?.totalItemsCount ?? 0}
        actions={bulkActionsOf(kind)}
        refresh={() => {
          setRemoved(null);
          return refreshAfter('referenceData');
        }}
      />
    </section>
  );
}

function leavingText({ usedBy }: Entry): string {
  return usedBy.length ? `It leaves the choices; ${describeKeepers(usedBy)} its text.` : 'It leaves the choices.';
}
