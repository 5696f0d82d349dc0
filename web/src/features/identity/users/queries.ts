import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  OpenPostingAccessRequest,
  PostingAccessGrant,
} from '../../../../../modules/identity/contract/api-posting-access';
import type {
  PrivilegeResponse,
  UserRightsRequest,
  UserSummary,
} from '../../../../../modules/identity/contract/api-users';
import { api, type CallOptions } from '../../../lib/api/client';
import type { Page } from '../../../lib/api/page';
import { queryClient } from '../../../lib/api/query-client';

const USERS = 'users';

/** Invalidates requests and users, which may both have changed. */
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

export const changeRights = (id: string, rights: UserRightsRequest) =>
  api.patch<UserSummary>(`/api/users/${id}`, { body: rights });
