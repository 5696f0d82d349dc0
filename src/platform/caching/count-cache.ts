import { CoalescingCache } from './coalescing-cache.js';

/**
 * Counting reads every match, and all pages and sort orders share the counts. A change shows within a second; counts
 * that are made while its transaction commits are not stored.
 */
export const createCountCache = <T>(): CoalescingCache<T> =>
  new CoalescingCache<T>({ ttlMs: 800, noStoreAfterClearMs: 100, maxEntries: 500 });
