import type { LogPage } from '#modules/reporting/contract/api/log';
import { queryClient } from '#web/lib/api/query-client';
import { listQuery } from '#web/lib/queries/list-query';
import { parseTablePage } from '#web/lib/url-state/use-table-state';
import { type LogFilter, parseLogFilter } from './filter';

/** Entries per page, and the row limit of a request. */
export const LOG_TABLE = { limit: 25, maxLimit: 500 };

export const logsQuery = (query: Partial<LogFilter> & { offset?: number; limit: number }) =>
  listQuery<LogPage['items'][number], LogPage>(['logs'], '/api/logs', query);

/** Long enough for the page to take over what its loader has requested. */
const STALE_TIME_MS = 1_000;

/**
 * GET /api/logs, newest first, as the URL says. It changes only when somebody navigates or asks for the new entries.
 */
export function listedLogsQuery(search: URLSearchParams) {
  const { offset, limit } = parseTablePage(search, LOG_TABLE);
  return {
    ...logsQuery({ ...parseLogFilter(search), offset, limit }),
    staleTime: STALE_TIME_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}

/** Drops the pages that are not shown, which may lack the newest entries. */
export const dropOtherPages = () => queryClient.removeQueries({ queryKey: ['logs'], type: 'inactive' });
