import { queryOptions } from '@tanstack/react-query';
import type { DutiesResponse } from '#modules/reporting/contract/api/duties';
import { api } from '../api/client';
import { queryClient } from '../api/query-client';

/** Others do duties too, or make new ones. */
const REFRESH_MS = 60_000;

/** Keys of duties begin with it. */
export const DUTIES_KEY = ['duties'] as const;

/** Tasks that need the user's attention, for the dashboard and the counts in the menu. */
export const dutiesQuery = queryOptions({
  queryKey: [...DUTIES_KEY, 'first'],
  queryFn: ({ signal }) => api.get<DutiesResponse>('/api/user/duties', { signal }),
  refetchInterval: REFRESH_MS,
});

/** After something that may do a duty or make one. */
export function refreshDuties(): void {
  queryClient.removeQueries({ queryKey: DUTIES_KEY, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: DUTIES_KEY });
}
