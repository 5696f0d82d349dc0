import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Page } from '../api/page';
import { queryClient } from '../api/query-client';

/** Rows per request (T27). */
const ROWS_PER_REQUEST = 100;

/** A list as its page requests it. */
export interface ListedRows<T> {
  /** The query of a page, as the URL says. */
  // biome-ignore lint/suspicious/noExplicitAny: lists have keys of different shapes.
  query(search: URLSearchParams): FetchQueryOptions<any, Error, Page<T>, any>;
  search: URLSearchParams;
  /** Of the table's parameters in the URL. */
  prefix?: string;
}

/** Fetches the rows of all pages, in their order, up to `max`. Throws ApiError. */
export async function fetchAllRows<T>(
  { query, search, prefix }: ListedRows<T>,
  max: number,
  onProgress?: (rows: number) => void,
): Promise<T[]> {
  const rows: T[] = [];
  const page = new URLSearchParams(search);
  const name = (parameter: string) => (prefix ? `${prefix}.${parameter}` : parameter);
  for (;;) {
    page.set(name('offset'), String(rows.length));
    page.set(name('limit'), String(ROWS_PER_REQUEST));
    const { items, totalItemsCount } = await queryClient.fetchQuery({ ...query(page), staleTime: 0, gcTime: 0 });
    rows.push(...items);
    onProgress?.(rows.length);
    if (!items.length || rows.length >= Math.min(totalItemsCount, max)) return rows.slice(0, max);
  }
}
