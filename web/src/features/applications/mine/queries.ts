import type { ListSort, MyApplication } from '#modules/applications/contract/api/lists';
import { api } from '#web/lib/api/client';
import { listQuery } from '#web/lib/queries/list-query';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { parseListPage } from '#web/lib/url-state/use-list-state';
import { STATUS_LABELS } from './application-status';

/** Applications per page. */
export const PAGE_SIZE = 10;

/** Sort By. */
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

/** The number of withdrawn applications. */
export const withdrawnQuery = listQuery<MyApplication>(['applications', 'mine'], '/api/applications/list', {
  status: 'withdrawn',
  limit: 1,
});

export async function beginAgain(id: string): Promise<void> {
  await api.post(`/api/applications/${id}/again`);
  await refreshAfter('application');
}

/** GET /api/applications/list, as the URL says. */
export const myApplicationsQuery = (search: URLSearchParams) =>
  listQuery<MyApplication>(['applications', 'mine'], '/api/applications/list', {
    ...parseListPage(search, LIST),
    limit: PAGE_SIZE,
  });
