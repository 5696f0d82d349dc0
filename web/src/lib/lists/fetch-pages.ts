import type { Page } from '../api/page';

/** Fetches pages one after the other until all rows are there, or `max`. Rows are counted to `onProgress`. */
export async function fetchPages<T, P extends Page<T>>(
  fetchPage: (offset: number) => Promise<P & Page<T>>,
  max = Number.POSITIVE_INFINITY,
  onProgress?: (rows: number) => void,
): Promise<{ first: P; rows: T[] }> {
  const first = await fetchPage(0);
  const rows: T[] = [];
  for (let page = first; ; page = await fetchPage(rows.length)) {
    rows.push(...page.items);
    onProgress?.(rows.length);
    if (!page.items.length || rows.length >= Math.min(page.totalItemsCount, max))
      return { first, rows: rows.slice(0, max) };
  }
}
