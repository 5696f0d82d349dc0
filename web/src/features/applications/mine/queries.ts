import type { ListSort, MyApplication } from '../../../../../modules/applications/contract/api-lists';
import { listQuery } from '../../../lib/queries/list-query';
import { parseListPage } from '../../../lib/url-state/use-list-state';
import { STATUS_LABELS } from './application-status';

/** Applications per page (W11.3). */
export const PAGE_SIZE = 10;

/** Sort By (W11.1). */
const SORT_LABELS: Record<ListSort, string> = {
  status: 'Status',
  positionTitle: 'Position Title',
  positionNumber: 'Position Number',
  expiringSoon: 'Expiring Soon',
};

export const LIST = {
  sorts: Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label })),
  filters: Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
};

/** GET /api/applications/list (W11.7), as the URL says. */
export const myApplicationsQuery = (search: URLSearchParams) =>
  listQuery<MyApplication>(['applications', 'mine'], '/api/applications/list', {
    ...parseListPage(search, LIST),
    limit: PAGE_SIZE,
  });
