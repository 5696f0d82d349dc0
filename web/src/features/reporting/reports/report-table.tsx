import { useSearchParams } from 'react-router-dom';
import type { Cell, GenericReport, ReportHeader, ReportRow, ReportType } from '#modules/reporting/contract/api/reports';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { areAllShown, shownHeaders } from './columns';
import { ColumnsChoice } from './columns-choice';
import { LinkedCell, NAMES, ReportCell } from './report-cell';
import { SortChoice } from './sort-choice';

interface Props {
  type: ReportType;
  report: GenericReport;
  table: TableState;
}

const isNumeric = ({ type }: ReportHeader) => type === 'number' || type === 'money';

/** The headers and rows of the server; the main ones, or all. */
export function ReportTable({ type, report, table }: Props) {
  const [search] = useSearchParams();
  const { headers, rows, summaries } = report;
  const shown = shownHeaders(type, headers, search);
  const isAll = areAllShown(search);
  const columns = shown.map(
    (header): Column<ReportRow> => ({
      key: header.key,
      header: header.title,
      sortable: header.isSortable,
      ...(isNumeric(header) && { kind: 'number' }),
      isRowHeader: header.key === NAMES[type],
      render: (row) => <LinkedCell {...{ type, row, header }} cell={cellOf(report, row.cells, header)} />,
    }),
  );
  const classes = `report-table ${type}${isAll ? ' all-columns' : ''}`;
  const caption = type === 'candidate' ? 'Candidates' : 'Postings';
  const foot = summaries.map((summary) => <Summary key={summary.title} {...{ type, report, shown, summary }} />);
  return (
    <>
      <SortChoice headers={headers} table={table} />
      <ColumnsChoice count={headers.length} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <section className={classes} aria-label={`${caption}, ${isAll ? 'all' : 'main'} columns`} tabIndex={0}>
        <DataTable
          {...table}
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          foot={foot.length > 0 && foot}
        />
      </section>
    </>
  );
}

const cellOf = ({ headers }: GenericReport, cells: readonly Cell[], { key }: ReportHeader) =>
  cells[headers.findIndex((header) => header.key === key)] ?? null;

interface SummaryProps {
  type: ReportType;
  report: GenericReport;
  shown: readonly ReportHeader[];
  summary: GenericReport['summaries'][number];
}

/** The title stands in the column that names the rows, which stays in view. */
function Summary({ type, report, shown, summary }: SummaryProps) {
  return (
    <tr>
      {shown.map((header) => {
        if (header.key === NAMES[type])
          return (
            <th key={header.key} scope="row">
              {summary.title}
            </th>
          );
        const cell = cellOf(report, summary.cells, header);
        return (
          <td key={header.key} className={isNumeric(header) ? 'number' : undefined} data-label={header.title}>
            {cell !== null && <ReportCell cell={cell} type={header.type} />}
          </td>
        );
      })}
    </tr>
  );
}
