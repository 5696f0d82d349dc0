import { useQuery } from '@tanstack/react-query';
import type {
  OpenPostingAccessRequest,
  PostingAccessGrant,
} from '../../../../../modules/identity/contract/api-posting-access';
import type { PrivilegeResponse, UserEdit, UserSummary } from '../../../../../modules/identity/contract/api-users';
import { api } from '../../../lib/api/client';
import { listQuery } from '../../../lib/queries/list-query';
import { parseTablePage } from '../../../lib/url-state/use-table-state';

export const REQUESTS_TABLE = { prefix: 'requests' };
export const USERS_TABLE = { prefix: 'users', sortedBy: 'lastName' };

const FILTERS = ['firstName', 'lastName', 'email'] as const;
export type UserFilters = Record<(typeof FILTERS)[number], string>;

export const parseFilters = (search: URLSearchParams) =>
  Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? ''])) as UserFilters;

/** Open requests for posting rights, as the URL says. */
export function accessRequestsQuery(search: URLSearchParams) {
  const { offset, limit } = parseTablePage(search, REQUESTS_TABLE);
  return listQuery<OpenPostingAccessRequest>(['users', 'requests'], '/api/posting-access-requests', { offset, limit });
}

/** Users, as the URL says. */
export function usersQuery(search: URLSearchParams) {
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, USERS_TABLE);
  return listQuery<UserSummary>(['users', 'list'], '/api/users', {
    ...parseFilters(search),
    offset,
    limit,
    sortedColumn: sortedBy === 'email' ? sortedBy : USERS_TABLE.sortedBy,
    sortAlgorithm: sortedAlgorithm,
  });
}

/** The ten privileges change with releases only. */
export const usePrivileges = () =>
  useQuery({
    queryKey: ['privileges'],
    queryFn: () => api.get<PrivilegeResponse[]>('/api/users/privileges'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const grantRequest = (id: string, grant: PostingAccessGrant) =>
  api.patch(`/api/posting-access-requests/${id}/grant`, { body: grant });

export const declineRequest = (id: string) => api.patch(`/api/posting-access-requests/${id}/decline`);

export const changeRights = (id: string, rights: UserEdit) =>
  api.patch<UserSummary>(`/api/users/${id}`, { body: rights });
