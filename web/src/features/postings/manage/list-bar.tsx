import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import type { ListedRows } from '#web/lib/lists/fetch-all-rows';
import type { SessionUser } from '#web/lib/session/session';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { COUNT_ID } from '#web/ui/display/filter-chips';
import { CsvDownload } from '#web/ui/tables/csv-download';
import { CSV_COLUMNS } from '../csv-columns';
import { isAdminLevel } from '../rights';
import { ApprovalLink } from './approval-link';
import type { useTableView } from './columns';
import { ColumnsButton } from './columns-button';
import { approvalFilters, type Filters, filtersToSearch } from './filters';
import { SortChoice } from './sort-choice';
import { describeOrder } from './sort-words';

interface Props {
  list: ListedRows<ManagedJob>;
  /** Undefined until it is known. */
  total: number | undefined;
  table: TableState;
  view: ReturnType<typeof useTableView>;
  filters: Filters;
  today: string;
  user: SessionUser;
  hrefFor(filters: Filters): string;
}

/** The number of postings and their order, the approval queue, the columns and the file. */
export function ListBar({ list, total = 0, table, view, filters, today, user, hrefFor }: Props) {
  const approvals = approvalFilters(today);
  const isApprovals = filtersToSearch(filters, today).toString() === filtersToSearch(approvals, today).toString();
  return (
    <div className="table-bar">
      <p role="status" id={COUNT_ID} tabIndex={-1}>
        {total > 0 && <b className="num">{pluralize(total, 'posting')}</b>}
        {total > 1 && `, ${describeOrder(table)}`}
      </p>
      {total > 1 && <SortChoice table={table} />}
      {isAdminLevel(user) && <ApprovalLink to={hrefFor(approvals)} isOpen={isApprovals} />}
      <ColumnsButton view={view} />
      {total > 0 && <CsvDownload {...{ list, total }} fileName="postings.csv" columns={CSV_COLUMNS} />}
    </div>
  );
}
