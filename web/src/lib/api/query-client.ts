import { QueryClient } from '@tanstack/react-query';
import { isClientError } from './api-error';

/** Retries a server error once and a 4xx response never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && !isClientError(error) },
  },
});

/** `meta` of queries whose result depends on the signed-in user. */
export const USER_SCOPED = { isUserScoped: true };

/** Refetches them when a user signs in or an existing session is detected. */
export const invalidateUserScopedQueries = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isUserScoped === true });
