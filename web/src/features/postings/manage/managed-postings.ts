import type { MANAGED_COLUMNS } from '#modules/postings/contract/api/queries';
import { inputDate } from '#web/lib/formatting/format';
import { parseTablePage } from '#web/lib/url-state/use-table-state';
import { managedJobsQuery } from '../queries';
import { approvalFilters, type Filters, parseFilters, serializeFilters } from './filters';

/** The row limit of a request, and the order before one is chosen: what ends next stands first. */
export const TABLE = { maxLimit: 500, sortedBy: 'job.endDate' } as const;

export type ManagedColumn = (typeof MANAGED_COLUMNS)[number];

/** The columns that the server sorts by. */
const COLUMNS: typeof MANAGED_COLUMNS = [
  'job.title',
  'position.name',
  'organization.accountName',
  'job.city',
  'job.endDate',
  'job.status',
];

/** An unknown column in the URL counts as none. */
export const sortColumnOf = (sortedBy: string | null): ManagedColumn =>
  COLUMNS.find((column) => column === sortedBy) ?? TABLE.sortedBy;

/** Manage Postings, as the URL says. */
export function listedJobsQuery(search: URLSearchParams) {
  const today = inputDate(new Date());
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, TABLE);
  return managedJobsQuery({
    filters: serializeFilters(parseFilters(search, today), today),
    offset,
    limit,
    sortedColumn: sortColumnOf(sortedBy),
    sortAlgorithm: sortedAlgorithm,
  });
}

/** The number of postings that match these filters; their total is what counts. */
export const countQuery = (filters: Filters, today: string) =>
  managedJobsQuery({ filters: serializeFilters(filters, today), limit: 1 });

/** The number of postings that wait for approval. */
export function approvalsQuery() {
  const today = inputDate(new Date());
  return countQuery(approvalFilters(today), today);
}
