import type {
  GenericReport,
  ReportHeader,
  ReportRow,
  ReportType,
} from '../../../../../modules/reporting/contract/api-reports';
import type { TableState } from '../../../lib/url-state/use-table-state';
import { type Column, DataTable } from '../../../ui/tables/data-table';
import { LinkedCell, NAMES, ReportCell } from './report-cell';
import { SortChoice } from './sort-choice';

interface Props {
  type: ReportType;
  report: GenericReport;
  table: TableState;
}

const isNumeric = ({ type }: ReportHeader) => type === 'number' || type === 'money';

/** The headers and rows of the server (W19.4). */
export function ReportTable({ type, report, table }: Props) {
  const { headers, rows, summaries } = report;
  const columns = headers.map(
    (header, index): Column<ReportRow> => ({
      key: header.key,
      header: header.title,
      sortable: header.isSortable,
      ...(isNumeric(header) && { kind: 'number' }),
      isRowHeader: header.key === NAMES[type],
      render: (row) => <LinkedCell {...{ type, headers, row, header }} cell={row.cells[index] ?? null} />,
    }),
  );
  const caption = type === 'candidate' ? 'Candidates' : 'Postings';
  const foot = summaries.map((summary) => <Summary key={summary.title} {...{ type, headers, summary }} />);
  return (
    <>
      <SortChoice headers={headers} table={table} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <section className={`report-table ${type}`} aria-label={`${caption}, all columns`} tabIndex={0}>
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

interface SummaryProps {
  type: ReportType;
  headers: readonly ReportHeader[];
  summary: GenericReport['summaries'][number];
}

/** The title stands in the column that names the rows, which stays in view. */
function Summary({ type, headers, summary }: SummaryProps) {
  return (
    <tr>
      {headers.map((header, index) => {
        if (header.key === NAMES[type])
          return (
            <th key={header.key} scope="row">
              {summary.title}
            </th>
          );
        const cell = summary.cells[index] ?? null;
        return (
          <td key={header.key} className={isNumeric(header) ? 'number' : undefined} data-label={header.title}>
            {cell !== null && <ReportCell cell={cell} type={header.type} />}
          </td>
        );
      })}
    </tr>
  );
}
