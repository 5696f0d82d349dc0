import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LogPage } from '../../../../modules/reporting/contract/api';
import { api, type CallOptions } from '../../lib/api';

/** The log moves while one looks: asked again this often, as long as the tab is in sight. */
const AGAIN_MS = 4000;

/** GET /api/logs, newest first (W18.3). */
export const useLogs = (query: CallOptions['query']) =>
  useQuery({
    queryKey: ['logs', query],
    queryFn: ({ signal }) => api.get<LogPage>('/api/logs', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });
