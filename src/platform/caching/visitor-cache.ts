import { INDEX_LAG_MS, type PageCache } from '../pages/page-cache.js';
import type { Clock } from '../time/clock.js';
import { CoalescingCache } from './coalescing-cache.js';

/** Bounds the age of what publishes no event, such as a changed term dictionary. */
const TTL_MS = 5_000;

/** Caches responses to visitors. It is cleared with the pages on every instance, and expires with their epoch. */
export class VisitorCache<T> {
  private readonly responses: CoalescingCache<T>;

  constructor(
    clock: Clock,
    private readonly pages: PageCache,
  ) {
    this.responses = new CoalescingCache<T>(
      { ttlMs: TTL_MS, noStoreAfterClearMs: INDEX_LAG_MS, maxEntries: 500 },
      clock,
    );
    pages.onPurge(() => this.responses.clear());
  }

  /** Throws the error of `load`, which is not cached. */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    if (!this.responses.isStoring()) return load();
    return this.responses.get(`${await this.pages.epoch()} ${key}`, load);
  }
}
