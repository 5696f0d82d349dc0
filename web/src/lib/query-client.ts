import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const REFUSED = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** One retry for a server that stumbled, none for an answer that will not change. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && !REFUSED(error) },
  },
});
