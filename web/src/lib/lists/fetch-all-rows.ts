import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Page } from '../api/page';
import { queryClient } from '../api/query-client';
import { fetchPages } from './fetch-pages';

/** Rows per request. */
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
  const page = new URLSearchParams(search);
  const name = (parameter: string) => (prefix ? `${prefix}.${parameter}` : parameter);
  page.set(name('limit'), String(ROWS_PER_REQUEST));
  const fetchPage = (offset: number): Promise<Page<T>> => {
    page.set(name('offset'), String(offset));
    return queryClient.fetchQuery({ ...query(page), staleTime: 0, gcTime: 0 });
  };
  return (await fetchPages(fetchPage, max, onProgress)).rows;
}
