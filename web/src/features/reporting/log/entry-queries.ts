import { queryOptions } from '@tanstack/react-query';
import type { LogChoices, LogPage } from '#modules/reporting/contract/api/log';
import type { LogDelivery, LogEntryDetail } from '#modules/reporting/contract/api/log-entry';
import { api } from '#web/lib/api/client';
import type { LogFilter } from './filter';

/** While a delivery of an open entry is on its way. */
const REFETCH_INTERVAL_MS = 4_000;

const isOnItsWay = ({ state }: LogDelivery) => state === 'waiting' || state === 'retrying';

/** Counts the entries of a filter down to one of them. */
export const fetchTotal = (filter: LogFilter, downTo: string | undefined, signal: AbortSignal) =>
  api.get<LogPage>('/api/logs', { query: { ...filter, downTo, limit: 1 }, signal });

export const choicesQuery = queryOptions({
  queryKey: ['logs', 'choices'],
  queryFn: ({ signal }) => api.get<LogChoices>('/api/logs/choices', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['logs', 'entry', id],
    queryFn: ({ signal }) => api.get<LogEntryDetail>(`/api/logs/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isOnItsWay) ? REFETCH_INTERVAL_MS : false),
  });
