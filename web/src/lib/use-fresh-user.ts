import { useQuery } from '@tanstack/react-query';
import type { UserResponse } from '../../../modules/identity/contract/api';
import { api } from './api';
import { currentUser, updateUser, useSession } from './session';

/** For pages that depend on rights: an administrator may have given or taken some since the sign-in (W1.7). */
export function useFreshUser(): void {
  const { user } = useSession();
  useQuery({
    queryKey: ['own-user', user?.id],
    enabled: user !== null,
    queryFn: async ({ signal }) => {
      const fresh = await api.get<UserResponse>(`/api/users/${user?.id}`, { signal });
      const held = currentUser();
      if (held?.id === fresh.id && JSON.stringify(held) !== JSON.stringify(fresh)) updateUser(fresh);
      return fresh.id;
    },
  });
}
