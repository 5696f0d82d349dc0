import { queryOptions } from '@tanstack/react-query';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { api } from '../api/client';
import { pollWhileScanning } from './poll-while-scanning';

/** The user's own profile. */
export const ownProfileQuery = queryOptions({
  queryKey: ['profile', 'own'],
  queryFn: ({ signal }) => api.get<ProfileData>('/api/users/profile/data', { signal }),
  refetchInterval: ({ state }) => pollWhileScanning(state.data?.supportingDocumentsDetails),
});
