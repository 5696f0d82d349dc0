import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  OpenPostingAccessRequest,
  PostingAccessDecline,
  PostingAccessGrant,
} from '#modules/identity/contract/api/posting-access';
import type {
  PrivilegeResponse,
  UserConsequences,
  UserDetails,
  UserEdit,
  UserForm,
  UserSessions,
  UserSummary,
} from '#modules/identity/contract/api/users';
import { PRIVILEGE_NAMES } from '#modules/shared/privileges';
import { api } from '#web/lib/api/client';
import { listQuery } from '#web/lib/queries/list-query';
import { parseTablePage } from '#web/lib/url-state/use-table-state';

export const REQUESTS_TABLE = { prefix: 'requests' };
export const USERS_TABLE = { prefix: 'users', sortedBy: 'lastName' };

const SORTED_COLUMNS = ['lastName', 'loginTime', 'email'];
const FILTERS = ['firstName', 'lastName', 'email', 'privilege', 'organization'] as const;
export type UserFilters = Record<(typeof FILTERS)[number], string>;

export const NO_FILTERS: UserFilters = { firstName: '', lastName: '', email: '', privilege: '', organization: '' };

export function parseFilters(search: URLSearchParams): UserFilters {
  const filters = { ...NO_FILTERS };
  for (const name of FILTERS) filters[name] = search.get(name) ?? '';
  return Object.hasOwn(PRIVILEGE_NAMES, filters.privilege) ? filters : { ...filters, privilege: '' };
}

/** Open requests for posting rights, as the URL says. */
export function accessRequestsQuery(search: URLSearchParams) {
  const { offset, limit } = parseTablePage(search, REQUESTS_TABLE);
  return listQuery<OpenPostingAccessRequest>(['users', 'requests'], '/api/posting-access-requests', { offset, limit });
}

/** One open request, wherever it is in the list; none if it was answered. */
export const accessRequestQuery = (request: string) =>
  listQuery<OpenPostingAccessRequest>(['users', 'requests'], '/api/posting-access-requests', { request });

/** Users, as the URL says. */
export function usersQuery(search: URLSearchParams) {
  const { offset, limit, sortedBy, sortedAlgorithm } = parseTablePage(search, USERS_TABLE);
  return listQuery<UserSummary>(['users', 'list'], '/api/users', {
    ...parseFilters(search),
    offset,
    limit,
    sortedColumn: SORTED_COLUMNS.find((column) => column === sortedBy) ?? USERS_TABLE.sortedBy,
    sortAlgorithm: sortedAlgorithm,
  });
}

/** The number of all users, whatever the search. */
export const allUsersQuery = listQuery<UserSummary>(['users', 'total'], '/api/users', { limit: 1 });

/** A row of the list, read anew for each dialog that changes it. */
export const userSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'summary', id],
    queryFn: ({ signal }) => api.get<UserSummary>(`/api/users/${id}/summary`, { signal }),
    gcTime: 0,
  });

/** All of one account, read anew for each dialog. Each request is recorded; returning to the tab sends none. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => api.get<UserDetails>(`/api/users/${id}`, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const fetchConsequences = (id: string) => api.get<UserConsequences>(`/api/users/${id}/consequences`);

/** Counts of the moment in which they are shown. */
export const consequencesQuery = (id: string) =>
  queryOptions({ queryKey: ['users', 'consequences', id], queryFn: () => fetchConsequences(id), gcTime: 0 });

/** Open sessions of the moment. */
export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'sessions', id],
    queryFn: ({ signal }) => api.get<UserSessions>(`/api/users/${id}/sessions`, { signal }),
  });

export const signOutEverywhere = (id: string) => api.patch(`/api/users/${id}/signOutEverywhere`);

/** The ten privileges change with releases only. */
export const usePrivileges = () =>
  useQuery({
    queryKey: ['privileges'],
    queryFn: () => api.get<PrivilegeResponse[]>('/api/users/privileges'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const grantRequest = (id: string, grant: PostingAccessGrant) =>
  api.patch(`/api/posting-access-requests/${id}/grant`, { body: grant });

export const declineRequest = (id: string, decline: PostingAccessDecline) =>
  api.patch(`/api/posting-access-requests/${id}/decline`, { body: decline });

export const createUser = (form: UserForm) => api.post<UserSummary>('/api/users/admin', { body: form });

/** Throws ApiError 409 when somebody else changed the user meanwhile. */
export const changeUser = (id: string, edit: UserEdit) =>
  api.patch<UserSummary>(`/api/users/${id}`, { body: { id, ...edit } });

export const setAccess = (id: string, isAccessible: boolean) =>
  api.patch(`/api/users/${id}/access`, { body: { isAccessible } });

export const resetPassword = (email: string) => api.delete(`/api/users/${encodeURIComponent(email)}/password`);

export const removeUser = (id: string) => api.delete(`/api/users/${id}`);
