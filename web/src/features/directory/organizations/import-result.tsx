import { useState } from 'react';
import type { ImportReport } from '#modules/directory/contract/api/organizations';
import { saveText } from '#web/lib/api/download';
import { toCsv } from '#web/lib/formatting/csv';
import { formatFileSize, formatInteger, pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { type Column, DataTable } from '#web/ui/tables/data-table';

type Line = ImportReport['items'][number];

/** Lines shown at first; a file may have 20,000. */
const SHOWN = 50;
/** New types that are named; a file may have as many as lines. */
const MAX_TYPES = 10;
const OUTCOMES = [
  { outcome: 'added', label: 'Added', hint: 'New to the board' },
  { outcome: 'changed', label: 'Changed', hint: 'Name, type or active' },
  { outcome: 'unchanged', label: 'Unchanged', hint: 'Stay as they are' },
  { outcome: 'refused', label: 'Refused', hint: 'Each with line and reason' },
] as const;
const WORDS = { added: 'Added', changed: 'Changed', refused: 'Refused' };

const columns: readonly Column<Line>[] = [
  { key: 'line', header: 'Line', render: ({ line }) => `Line ${line}` },
  { key: 'number', header: 'Number', render: ({ accountNumber }) => accountNumber },
  { key: 'name', header: 'Name', render: ({ accountName }) => accountName },
  { key: 'outcome', header: 'Outcome', render: ({ outcome }) => WORDS[outcome] },
  {
    key: 'reason',
    header: 'Reason',
    render: ({ outcome, reason }) => (
      <span className={outcome === 'refused' ? 'refused-reason' : undefined}>{reason}</span>
    ),
  },
];

/** The dry run of a file: numbers, refused lines first, and what leaves the search. */
export function ImportResult({ report }: { report: ImportReport }) {
  const [isAll, setAll] = useState(false);
  const items = [...report.items].sort((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused'));
  const shown = isAll ? items : items.slice(0, SHOWN);
  const download = () => {
    const rows = items.map((item) => [
      String(item.line),
      item.accountNumber,
      item.accountName,
      WORDS[item.outcome],
      item.reason,
    ]);
    saveText(toCsv([['Line', 'Number', 'Name', 'Outcome', 'Reason'], ...rows]), 'check.csv', 'text/csv');
  };
  return (
    <>
      <p className="small">
        <b>{report.fileName}</b> {pluralize(report.lines, 'line')}, {formatFileSize(report.size)}. Nothing has been
        changed yet.{' '}
        {items.length > 0 && (
          <button type="button" className="link" onClick={download}>
            Download this check (CSV)
          </button>
        )}
      </p>
      <ul className="import-counts">
        {OUTCOMES.map(({ outcome, label, hint }) => (
          <li key={outcome} className={outcome === 'refused' && report.refused > 0 ? 'refused' : undefined}>
            <b className="num">{report[outcome].toLocaleString('en-US')}</b>
            {label}
            <br />
            <small className="muted">{hint}</small>
          </li>
        ))}
      </ul>
      {report.newTypes.length > 0 && (
        <p className="note warning">
          No organization of the board has {report.newTypes.length === 1 ? 'this type' : 'these types'} yet:{' '}
          <b>{report.newTypes.slice(0, MAX_TYPES).join(', ')}</b>
          {report.newTypes.length > MAX_TYPES && ` and ${formatInteger(report.newTypes.length - MAX_TYPES)} more`}.
          Please check the spelling before you apply the file.
        </p>
      )}
      {shown.length > 0 && (
        <DataTable caption="Lines of the file" columns={columns} rows={shown} rowKey={({ line }) => String(line)} />
      )}
      {items.length > shown.length && (
        <Button small onClick={() => setAll(true)}>
          Show all {items.length.toLocaleString('en-US')} lines
        </Button>
      )}
      <p className="small muted">{consequences(report)}</p>
    </>
  );
}

function consequences({ missing, deactivated }: ImportReport): string {
  const ending = deactivated.map(
    ({ accountName, openPostings }) =>
      `${accountName} becomes not active${openPostings ? `, and ${pluralize(openPostings, 'open posting')} ${openPostings === 1 ? 'leaves' : 'leave'} the search` : ''}.`,
  );
  const absent = missing
    ? `${pluralize(missing, 'organization')} of the board ${missing === 1 ? 'is' : 'are'} not in the file, and ${missing === 1 ? 'stays' : 'stay'} as ${missing === 1 ? 'it is' : 'they are'}.`
    : '';
  return [absent, ...ending].filter(Boolean).join(' ');
}
