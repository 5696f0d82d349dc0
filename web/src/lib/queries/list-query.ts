import { keepPreviousData, type QueryFunction, type QueryKey, queryOptions } from '@tanstack/react-query';
import { api, type CallOptions } from '../api/client';
import type { Page } from '../api/page';
import { queryClient } from '../api/query-client';

type Parameters = CallOptions['query'];

/** A page of a list behind sign-in; the previous one stays visible while the next one loads. */
export const listQuery = <T, L extends Page<T> = Page<T>>(key: QueryKey, path: string, query: Parameters = {}) =>
  queryOptions({
    queryKey: [...key, query] as QueryKey,
    queryFn: ({ signal }) => api.get<L>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });

interface Startable {
  queryKey: QueryKey;
  queryFn?: QueryFunction<unknown> | unknown;
  staleTime?: unknown;
  enabled?: unknown;
}

/** Sends the requests of queries that are enabled and not cached, before the components that use them render. */
export function startQueries(queries: readonly Startable[]): void {
  for (const { queryKey, queryFn, staleTime, enabled } of queries) {
    if (enabled === false) continue;
    const fresh = typeof staleTime === 'number' ? { staleTime } : {};
    queryClient.prefetchQuery({ queryKey, queryFn: queryFn as QueryFunction<unknown>, ...fresh });
  }
}
