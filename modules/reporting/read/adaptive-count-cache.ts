import { LRUCache } from 'lru-cache';

/** A count that took longer may be served although the log has grown; quicker ones are made anew. */
const MIN_REUSED_MS = 200;
/** A count is served for this many times the time it took. */
const TTL_FACTOR = 20;
const MAX_COUNTS = 500;

interface Entry {
  size: number;
  count: Promise<number>;
  /** On the monotonic clock, in milliseconds. */
  reusedUntil: number;
}

/** Caches counts of a log that grows. As long as it has not, each is exact, except while a replay rewrites messages. */
export class AdaptiveCountCache {
  private readonly cache = new LRUCache<string, Entry>({ max: MAX_COUNTS });

  /** `size` is the number of all entries. Concurrent calls share one count; throws the error of `count`. */
  get(key: string, size: number, count: () => Promise<number>): Promise<number> {
    const cached = this.cache.get(key);
    if (cached && (cached.size === size || performance.now() < cached.reusedUntil)) return cached.count;
    const begun = performance.now();
    const entry: Entry = { size, count: count(), reusedUntil: Number.POSITIVE_INFINITY };
    this.cache.set(key, entry);
    entry.count.then(
      () => {
        const tookMs = performance.now() - begun;
        entry.reusedUntil = tookMs > MIN_REUSED_MS ? performance.now() + TTL_FACTOR * tookMs : 0;
      },
      () => {
        if (this.cache.peek(key) === entry) this.cache.delete(key);
      },
    );
    return entry.count;
  }
}
