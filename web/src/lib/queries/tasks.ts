import { queryOptions } from '@tanstack/react-query';
import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import { api } from '../api/client';
import { queryClient } from '../api/query-client';

/** Others do tasks too, or make new ones. */
const REFRESH_MS = 60_000;

/** Keys of tasks begin with it. */
export const TASKS_KEY = ['duties'] as const;

/** Tasks that need the user's attention, for the dashboard and the counts in the menu. */
export const tasksQuery = queryOptions({
  queryKey: [...TASKS_KEY, 'first'],
  queryFn: ({ signal }) => api.get<TasksResponse>('/api/user/duties', { signal }),
  refetchInterval: REFRESH_MS,
});

/** After something that may do a task or make one. */
export function refreshTasks(): void {
  queryClient.removeQueries({ queryKey: TASKS_KEY, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: TASKS_KEY });
}
