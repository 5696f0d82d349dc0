import { QueryClient } from '@tanstack/react-query';
import { isClientError } from './api-error';

/** Others change lists too; a user's own writes refresh them at once, see refreshAfter. */
const STALE_TIME_MS = 60_000;
/** Longer than a user reads before going back to a list, which then shows at once. */
const GC_TIME_MS = 30 * 60_000;

/** Retries a server error once and a 4xx response never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_TIME_MS,
      gcTime: GC_TIME_MS,
      retry: (failures, error) => failures < 1 && !isClientError(error),
    },
  },
});

/** `meta` of queries whose result depends on the signed-in user. */
export const USER_SCOPED = { isUserScoped: true };

/** Refetches them when a user signs in or an existing session is detected. */
export const invalidateUserScopedQueries = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isUserScoped === true });
