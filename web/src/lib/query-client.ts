import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api-error';

/** One retry for a server that stumbled, none for an answer that will not change. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && !isRefusal(error) },
  },
});

/** For the `meta` of queries whose answer depends on who asks. */
export const PERSONAL = { isPersonal: true };

/** For whoever turns out to be signed in, or signs in: what was answered to a visitor is asked again. */
export const askAgainForUser = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isPersonal === true });
