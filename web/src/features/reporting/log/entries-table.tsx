import './log.css';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { LogEntry } from '#modules/reporting/contract/api/log';
import { Skeleton } from '#web/ui/display/query-boundary';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { logColumns } from './log-table';
import { logTime } from './log-time';

const EntryPanel = lazy(() => import('./entry-panel'));

/** Entries of the system log, one of which may be open. */
export function EntriesTable({ entries }: { entries: readonly LogEntry[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const columns: readonly Column<LogEntry>[] = [
    ...logColumns,
    {
      key: 'open',
      header: 'Details',
      kind: 'actions',
      render: ({ id, timestamp }) => (
        <button
          type="button"
          className="icon-btn"
          aria-expanded={id === openId}
          aria-label={`Details of the entry of ${logTime(timestamp)}`}
          onClick={() => setOpenId(id === openId ? null : id)}
        >
          {id === openId ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
        </button>
      ),
    },
  ];
  return (
    <div className="log-table">
      <DataTable
        caption="System log, newest first"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        detail={({ id }) =>
          id === openId && (
            <Suspense fallback={<Skeleton rows={4} />}>
              <EntryPanel id={id} />
            </Suspense>
          )
        }
      />
    </div>
  );
}
