import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  OpenPostingAccessRequest,
  PostingAccessGrant,
} from '../../../../../modules/identity/contract/api-posting-access';
import type { PrivilegeView, UserRightsRequest, UserSummary } from '../../../../../modules/identity/contract/api-users';
import { api, type CallOptions } from '../../../lib/api';
import { queryClient } from '../../../lib/query-client';

interface Page<T> {
  items: T[];
  totalItemsCount: number;
}

const USERS = 'users';

/** After a change: the requests and the users may both be others now. */
export const refreshUsers = () => queryClient.invalidateQueries({ queryKey: [USERS] });

export const usePostingAccessRequests = (query: CallOptions['query']) =>
  useQuery({
    queryKey: [USERS, 'requests', query],
    queryFn: ({ signal }) => api.get<Page<OpenPostingAccessRequest>>('/api/posting-access-requests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useUsers = (query: CallOptions['query']) =>
  useQuery({
    queryKey: [USERS, 'list', query],
    queryFn: ({ signal }) => api.get<Page<UserSummary>>('/api/users', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The ten change with releases only. */
export const usePrivileges = () =>
  useQuery({
    queryKey: ['privileges'],
    queryFn: () => api.get<PrivilegeView[]>('/api/users/privileges'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const grantRequest = (id: string, grant: PostingAccessGrant) =>
  api.patch(`/api/posting-access-requests/${id}/grant`, { body: grant });

export const declineRequest = (id: string) => api.patch(`/api/posting-access-requests/${id}/decline`);

export const changeRights = (id: string, rights: UserRightsRequest) =>
  api.patch<UserSummary>(`/api/users/${id}`, { body: rights });
