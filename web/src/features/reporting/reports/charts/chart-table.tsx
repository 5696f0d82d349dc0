import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { type Column, DataTable } from '#web/ui/tables/data-table';

type Row = ChartTable['rows'][number];

interface Props {
  caption: string;
  /** Header of the rows' titles. */
  title: string;
  table: ChartTable;
  /** Headers of the columns. */
  headers: readonly string[];
  /** A column with the sum of each row. */
  sum?(row: Row): number;
  /** A row with a value of each column, over all rows. */
  totals?: { title: string; values: readonly (number | null)[] };
}

const words = (value: number | null | undefined) => value?.toLocaleString('en-US', { maximumFractionDigits: 1 }) ?? '–';

/** The numbers of a chart. */
export function ChartNumbers({ caption, title, table, headers, sum, totals }: Props) {
  const columns: Column<Row>[] = [
    { key: 'title', header: title, render: (row) => row.title },
    ...headers.map(
      (header, index): Column<Row> => ({
        key: header,
        header,
        kind: 'number',
        render: ({ values }) => words(values[index]),
      }),
    ),
    ...(sum
      ? [{ key: 'total', header: 'Total', kind: 'number', render: (row: Row) => <b>{words(sum(row))}</b> } as const]
      : []),
  ];
  const foot = totals && (
    <tr>
      <th scope="row">{totals.title}</th>
      {totals.values.map((total, index) => (
        <td key={headers[index] ?? 'total'} className="number" data-label={headers[index] ?? 'Total'}>
          {words(total)}
        </td>
      ))}
    </tr>
  );
  return (
    <DataTable
      {...{ caption, columns }}
      rows={table.rows}
      // Two positions of different types may have one name.
      rowKey={(row) => String(table.rows.indexOf(row))}
      foot={foot ?? null}
    />
  );
}
