import { LRUCache } from 'lru-cache';

/** Faster counts are not cached. Counting takes a second per million rows, and open pages poll every few seconds. */
const MIN_CACHED_MS = 200;
/** A slow count is served from the cache for this many times the time it took. */
const TTL_FACTOR = 20;
const MAX_COUNTS = 500;

/** Caches counts that took long; quick ones are always run again. */
export class AdaptiveCountCache {
  private readonly cache = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: 1, perf: performance });

  async get(key: string, count: () => Promise<number>): Promise<number> {
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const begun = performance.now();
    const fresh = await count();
    const tookMs = performance.now() - begun;
    if (tookMs > MIN_CACHED_MS) this.cache.set(key, fresh, { ttl: Math.ceil(TTL_FACTOR * tookMs) });
    return fresh;
  }
}
