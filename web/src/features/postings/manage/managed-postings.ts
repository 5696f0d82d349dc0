import type { MANAGED_COLUMNS } from '../../../../../modules/postings/contract/api-queries';
import { inputDate } from '../../../lib/formatting/format';
import { parseTablePage } from '../../../lib/url-state/use-table-state';
import { managedJobsQuery } from '../queries';
import { approvalFilters, parseFilters, serializeFilters } from './filters';

/** The row limit of a request. */
export const TABLE = { maxLimit: 500 };

/** The columns that the server sorts by (W7.10). */
const COLUMNS: typeof MANAGED_COLUMNS = [
  'job.title',
  'position.name',
  'organization.accountName',
  'job.city',
  'job.endDate',
  'job.status',
];

/** Manage Postings, as the URL says. */
export function listedJobsQuery(search: URLSearchParams) {
  const today = inputDate(new Date());
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, TABLE);
  return managedJobsQuery({
    filters: serializeFilters(parseFilters(search, today), today),
    offset,
    limit,
    sortedColumn: COLUMNS.find((column) => column === sortedBy),
    sortAlgorithm: sortedAlgorithm,
  });
}

/** The number of postings that wait for approval. */
export function approvalsQuery() {
  const today = inputDate(new Date());
  return managedJobsQuery({ filters: serializeFilters(approvalFilters(today), today), limit: 1 });
}
