import { stringify } from 'csv-stringify/sync';
import { SHOWN_STATUS_NAMES, type ShownStatus } from '#modules/postings/contract/job-report.js';
import type { CellType, ReportRow } from '../contract/api/reports.js';
import type { ReportColumn } from '../read/reports/report.js';

/** RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe; a negative number stays one. */
const FORMAT = { record_delimiter: '\r\n', quote_record_delimiter: true, escape_formulas: true };

/** The titles of the columns, behind the mark by which Excel knows UTF-8. */
export function csvHead(columns: readonly ReportColumn[]): string {
  return stringify([columns.map(({ title }) => title)], { ...FORMAT, bom: true });
}

/** Days as MM/DD/YYYY, money with two decimals, statuses by their names. */
export function csvLines(columns: readonly ReportColumn[], rows: readonly ReportRow[]): string {
  const types = columns.map(({ type }) => type);
  const cast = {
    string: (value: string, { index }: { index: number }) => shownText(value, types[index]),
    number: (value: number, { index }: { index: number }) =>
      types[index] === 'money' ? value.toFixed(2) : String(value),
  };
  return stringify(
    rows.map(({ cells }) => cells),
    { ...FORMAT, cast },
  );
}

function shownText(value: string, type?: CellType): string {
  if (type === 'day') return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
  return type === 'status' ? SHOWN_STATUS_NAMES[value as ShownStatus] : value;
}
