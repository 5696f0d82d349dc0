import './log.css';
import type { LogEntry } from '#modules/reporting/contract/api/log';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { LevelTag } from './level-tag';
import { LogMessage } from './log-message';
import { logTime } from './log-time';

export const logColumns: readonly Column<LogEntry>[] = [
  {
    key: 'timestamp',
    header: 'Timestamp',
    render: ({ timestamp }) => <time dateTime={timestamp}>{logTime(timestamp)}</time>,
  },
  { key: 'level', header: 'Level', render: ({ level }) => <LevelTag level={level} /> },
  { key: 'message', header: 'Message', render: ({ parts }) => <LogMessage parts={parts} /> },
];

/** Entries of the system log. */
export function LogTable({ caption, entries }: { caption: string; entries: readonly LogEntry[] }) {
  return (
    <div className="log-table">
      <DataTable caption={caption} columns={logColumns} rows={entries} rowKey={({ id }) => id} />
    </div>
  );
}
