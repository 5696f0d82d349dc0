import { useQuery } from '@tanstack/react-query';
import { listedLogsQuery, logsQuery } from './queries';

/** Polls the latest entries of the dashboard while the tab is visible. */
const REFETCH_INTERVAL_MS = 4_000;
/** Asks again for a total that is still being counted. */
const COUNTING_INTERVAL_MS = 1_500;

export const useListedLogs = (search: URLSearchParams) =>
  useQuery({
    ...listedLogsQuery(search),
    refetchInterval: ({ state }) => (state.data?.isCounting ? COUNTING_INTERVAL_MS : false),
  });

export const useLatestLogs = (limit: number, enabled: boolean) =>
  useQuery({
    ...logsQuery({ limit }),
    enabled,
    refetchInterval: REFETCH_INTERVAL_MS,
    staleTime: REFETCH_INTERVAL_MS,
  });
