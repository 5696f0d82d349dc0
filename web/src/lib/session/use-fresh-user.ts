import { useQuery } from '@tanstack/react-query';
import type { UserResponse } from '#modules/identity/contract/api/accounts';
import { api } from '../api/client';
import { queryClient } from '../api/query-client';
import { currentUser, type SessionUser, updateUser, useSession } from './session';

const keyOf = (userId: string | undefined) => ['own-user', userId];

/** Sign-in has returned the user: no page needs to fetch it soon. */
export const markUserFresh = ({ id }: SessionUser) => queryClient.setQueryData(keyOf(id), id);

/**
 * Refetches the user, whose rights an administrator may have changed since sign-in: at once on pages that depend on
 * them, and for the menu when a page is quiet or its window is used again.
 */
export function useFreshUser(isEnabled = true): void {
  const { user } = useSession();
  useQuery({
    queryKey: keyOf(user?.id),
    enabled: isEnabled && user !== null,
    queryFn: async ({ signal }) => {
      const fresh = await api.get<UserResponse>(`/api/users/${user?.id}`, { signal });
      const current = currentUser();
      if (current?.id === fresh.id && JSON.stringify(current) !== JSON.stringify(fresh)) updateUser(fresh);
      return fresh.id;
    },
  });
}
