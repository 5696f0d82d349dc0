import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api-error';

/** One retry for a server that stumbled, none for an answer that will not change. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && !isRefusal(error) },
  },
});
