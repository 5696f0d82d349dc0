import { useQuery } from '@tanstack/react-query';
import type { LogPage } from '../../../../modules/reporting/contract/api';
import { listQuery } from '../../lib/queries/list-query';
import { parseTablePage } from '../../lib/url-state/use-table-state';

/** Polls the log while the tab is visible. */
const REFETCH_INTERVAL_MS = 4000;

/** Entries per page (W18.3), and the row limit of a request. */
export const LOG_TABLE = { limit: 25, maxLimit: 500 };

export interface LogFilter {
  level: string;
  /** YYYY-MM-DD. */
  date: string;
  message: string;
}

export const parseLogFilter = (search: URLSearchParams): LogFilter => ({
  level: search.get('level') ?? '',
  date: search.get('date') ?? '',
  message: search.get('message') ?? '',
});

const logsQuery = (query: Partial<LogFilter> & { offset?: number; limit: number }) =>
  listQuery<LogPage['items'][number], LogPage>(['logs'], '/api/logs', query);

/** GET /api/logs, newest first (W18.3), as the URL says. */
export function listedLogsQuery(search: URLSearchParams) {
  const { offset, limit } = parseTablePage(search, LOG_TABLE);
  return logsQuery({ ...parseLogFilter(search), offset, limit });
}

/** The latest entries. */
export const latestLogsQuery = (limit: number) => logsQuery({ limit });

export const useLogs = (query: ReturnType<typeof logsQuery>, enabled = true) =>
  useQuery({ ...query, enabled, refetchInterval: REFETCH_INTERVAL_MS, staleTime: REFETCH_INTERVAL_MS });
