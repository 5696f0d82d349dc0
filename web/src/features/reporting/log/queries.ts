import type { LogPage } from '../../../../../modules/reporting/contract/api';
import { listQuery } from '../../../lib/queries/list-query';
import { parseTablePage } from '../../../lib/url-state/use-table-state';
import { type LogFilter, parseLogFilter } from './filter';

/** Entries per page (W18.3), and the row limit of a request. */
export const LOG_TABLE = { limit: 25, maxLimit: 500 };

export const logsQuery = (query: Partial<LogFilter> & { offset?: number; limit: number }) =>
  listQuery<LogPage['items'][number], LogPage>(['logs'], '/api/logs', query);

/** GET /api/logs, newest first (W18.3), as the URL says. It changes only when somebody asks for the new entries. */
export function listedLogsQuery(search: URLSearchParams) {
  const { offset, limit } = parseTablePage(search, LOG_TABLE);
  return { ...logsQuery({ ...parseLogFilter(search), offset, limit }), gcTime: 0, staleTime: Number.POSITIVE_INFINITY };
}
