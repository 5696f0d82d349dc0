import { Fragment, type ReactNode } from 'react';
import type { RowChoice } from '#web/lib/lists/use-selection';
import type { SortAlgorithm } from '#web/lib/url-state/use-table-state';
import { icons } from '../icons';
import { SelectPage, SelectRow } from './select-boxes';

export interface Column<T> {
  /** Also the server's name of the sort column, if `sortable`. */
  key: string;
  header: string;
  render(row: T): ReactNode;
  sortable?: boolean;
  /**
   * `number` aligns right; `text` breaks a word without an end; `actions` puts its buttons at the edge and hides the
   * header visually.
   */
  kind?: 'number' | 'text' | 'actions';
  /** Names the row; without one the first column does. */
  isRowHeader?: boolean;
}

interface Props<T> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey(row: T): string;
  sortedBy?: string | null;
  sortedAlgorithm?: SortAlgorithm;
  sortBy?(column: string): void;
  /** Shown below its row at full width, such as a form. */
  detail?(row: T): ReactNode;
  /** With it, a checkbox begins each row. */
  selection?: RowChoice<T>;
  /** Rows of the table's foot. */
  foot?: ReactNode;
}

/**
 * A dense table. Below 812 px each row becomes a card. `<DataTable caption="My postings" {...tableState}
 * columns={columns} rows={items} rowKey={(row) => row.id} />`
 */
export function DataTable<T>({
  caption,
  columns,
  rows,
  rowKey,
  sortedBy,
  sortedAlgorithm = 'ASC',
  sortBy,
  detail,
  selection,
  foot,
}: Props<T>) {
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];
  const order = (column: Column<T>) =>
    column.key === sortedBy ? (sortedAlgorithm === 'ASC' ? 'ascending' : 'descending') : undefined;
  return (
    <table className="table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <td className="select-row">
              <SelectPage {...{ selection, rows }} />
            </td>
          )}
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.kind} aria-sort={order(column)}>
              {column.sortable && sortBy ? (
                <button type="button" onClick={() => sortBy(column.key)}>
                  {column.header} {order(column) ? icons.arrow : icons.sort}
                </button>
              ) : (
                <span className={column.kind === 'actions' ? 'vh' : undefined}>{column.header}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>
            <tr className={selection?.has(row) ? 'selected' : undefined}>
              {selection && (
                <td className="select-row">
                  <SelectRow {...{ selection, row }} />
                </td>
              )}
              {columns.map((column) =>
                column === rowHeader ? (
                  <th key={column.key} scope="row">
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={column.kind} data-label={column.header}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
            <Detail columns={columns.length + (selection ? 1 : 0)}>{detail?.(row)}</Detail>
          </Fragment>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function Detail({ columns, children }: { columns: number; children: ReactNode }) {
  return children ? (
    <tr className="detail">
      <td colSpan={columns}>{children}</td>
    </tr>
  ) : null;
}
