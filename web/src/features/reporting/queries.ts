import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LogPage } from '../../../../modules/reporting/contract/api';
import { api, type CallOptions } from '../../lib/api/client';

/** Polls the log while the tab is visible. */
const REFETCH_INTERVAL_MS = 4000;

/** GET /api/logs, newest first (W18.3). */
export const useLogs = (query: CallOptions['query']) =>
  useQuery({
    queryKey: ['logs', query],
    queryFn: ({ signal }) => api.get<LogPage>('/api/logs', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL_MS,
    staleTime: 0,
  });
