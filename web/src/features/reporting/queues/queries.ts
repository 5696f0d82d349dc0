import { queryOptions } from '@tanstack/react-query';
import type { DeadLettersPage, QueueReport } from '#modules/reporting/contract/api/queues';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { listQuery } from '#web/lib/queries/list-query';
import { refreshTasks } from '#web/lib/queries/tasks';

/** While the page is visible. */
const REFETCH_INTERVAL_MS = 4_000;
/** Of the number in the tab, which other tabs show too. */
const COUNT_INTERVAL_MS = 30_000;

const polled = { refetchInterval: REFETCH_INTERVAL_MS, staleTime: 0 };

export const reportQuery = queryOptions({
  queryKey: ['queues', 'report'],
  queryFn: ({ signal }) => api.get<QueueReport>('/api/queues', { signal }),
  ...polled,
});

export const deadLettersQuery = (query: { letter?: string; subscriber?: string; offset: number; limit: number }) => ({
  ...listQuery<DeadLettersPage['items'][number], DeadLettersPage>(
    ['queues', 'deadLetters'],
    '/api/queues/deadLetters',
    query,
  ),
  ...polled,
});

export const deadLetterCountQuery = queryOptions({
  queryKey: ['queues', 'deadLetterCount'],
  queryFn: ({ signal }) => api.get<DeadLettersPage>('/api/queues/deadLetters', { query: { limit: 1 }, signal }),
  select: ({ totalItemsCount }) => totalItemsCount,
  refetchInterval: COUNT_INTERVAL_MS,
});

/**
 * After a write: the report, the dead letters, the tasks that they are, and open entries, which show deliveries too.
 */
export const refreshQueues = () => {
  refreshTasks();
  return Promise.all([['queues'], ['logs', 'entry']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};
