import './reporting.css';
import { IconAlertTriangle, IconExclamationCircle, IconHelp, IconInfoCircle } from '@tabler/icons-react';
import type { LogEntry } from '../../../../modules/reporting/contract/api';
import { type Column, DataTable } from '../../ui/tables/data-table';
import { logTime } from './log-time';

const LEVELS: Record<string, { tone: string; text: string; Icon: typeof IconHelp } | undefined> = {
  info: { tone: 'info', text: 'Info', Icon: IconInfoCircle },
  warning: { tone: 'warning', text: 'Warning', Icon: IconAlertTriangle },
  error: { tone: 'error', text: 'Error', Icon: IconExclamationCircle },
};
const UNKNOWN_LEVEL = { tone: 'outline', text: 'Unknown level', Icon: IconHelp };

const columns: readonly Column<LogEntry>[] = [
  {
    key: 'timestamp',
    header: 'Timestamp',
    render: ({ timestamp }) => <time dateTime={timestamp}>{logTime(timestamp)}</time>,
  },
  { key: 'level', header: 'Level', render: ({ level }) => <LevelTag level={level} /> },
  { key: 'message', header: 'Message', render: ({ message }) => message },
];

/** Entries of the system log (W18.4). */
export function LogTable({ caption, entries }: { caption: string; entries: readonly LogEntry[] }) {
  return (
    <div className="log-table">
      <DataTable caption={caption} columns={columns} rows={entries} rowKey={({ id }) => id} />
    </div>
  );
}

/** Icon, word and colour; an unknown level is labelled as such (W21.8). */
function LevelTag({ level }: { level: string }) {
  const { tone, text, Icon } = LEVELS[level] ?? UNKNOWN_LEVEL;
  return (
    <span className={`tag ${tone}`}>
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}
