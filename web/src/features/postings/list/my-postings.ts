import { SHOWN_STATUS_NAMES, SHOWN_STATUSES } from '#modules/postings/contract/api/lists';
import { parseListPage } from '#web/lib/url-state/use-list-state';
import { myPostingsQuery } from '../queries';

/** Postings per page, unless the URL asks for more. */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;
export const pageSizeOf = (search: URLSearchParams) =>
  Math.min(Math.max(0, Math.trunc(Number(search.get('limit')))) || PAGE_SIZE, MAX_PAGE_SIZE);

/** Sort By and Filter By. */
export const LIST = {
  sorts: [
    { value: 'status', label: 'Status' },
    { value: 'applicants', label: 'Applicants' },
    { value: 'endDate', label: 'Expiring Soon' },
    { value: 'title', label: 'Position Title' },
    { value: 'number', label: 'Position Number' },
  ],
  filters: SHOWN_STATUSES.map((status) => ({ value: status, label: SHOWN_STATUS_NAMES[status] })),
} as const;

/** Job Posts You Manage, as the URL says. */
export const listedPostingsQuery = (search: URLSearchParams) =>
  myPostingsQuery({ ...parseListPage(search, LIST), limit: pageSizeOf(search) });
