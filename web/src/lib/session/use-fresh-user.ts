import { useQuery } from '@tanstack/react-query';
import type { UserResponse } from '../../../../modules/identity/contract/api';
import { api } from '../api/client';
import { currentUser, updateUser, useSession } from './session';

/** Refetches the user on pages that depend on rights, which an administrator may have changed since sign-in (W1.7). */
export function useFreshUser(): void {
  const { user } = useSession();
  useQuery({
    queryKey: ['own-user', user?.id],
    enabled: user !== null,
    queryFn: async ({ signal }) => {
      const fresh = await api.get<UserResponse>(`/api/users/${user?.id}`, { signal });
      const current = currentUser();
      if (current?.id === fresh.id && JSON.stringify(current) !== JSON.stringify(fresh)) updateUser(fresh);
      return fresh.id;
    },
  });
}
