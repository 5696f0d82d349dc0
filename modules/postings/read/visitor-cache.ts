import { CoalescingCache } from '#platform/caching/coalescing-cache.js';
import { INDEX_LAG_MS, type PageCache } from '#platform/pages/page-cache.js';
import type { Clock } from '#platform/time/clock.js';
import type { VisibilityEpoch } from './visibility-epoch.js';

/** Bounds the age of what publishes no event, such as a changed term dictionary. */
const TTL_MS = 5_000;

/** Caches responses to visitors. Events about postings clear it on every instance; the visibility epoch expires it. */
export class VisitorCache<T> {
  private readonly responses: CoalescingCache<T>;

  constructor(
    clock: Clock,
    private readonly epoch: VisibilityEpoch,
    pages: PageCache,
    isCacheable: (response: T) => boolean,
  ) {
    this.responses = new CoalescingCache<T>(
      { ttlMs: TTL_MS, noStoreAfterClearMs: INDEX_LAG_MS, maxEntries: 500, isCacheable },
      clock,
    );
    pages.onPurge(() => this.responses.clear());
  }

  /** Throws the error of `load`, which is not cached. */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    if (!this.responses.isStoring()) return load();
    return this.responses.get(`${await this.epoch.current()} ${key}`, load);
  }
}
