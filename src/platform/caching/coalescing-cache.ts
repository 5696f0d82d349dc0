import { LRUCache } from 'lru-cache';
import { Clock } from '../time/clock.js';

interface Options<T> {
  ttlMs: number;
  /** Loads may still return the old data for this time after a clear; nothing is stored meanwhile. */
  noStoreAfterClearMs: number;
  maxEntries: number;
  /** By default every value. */
  isCacheable?(value: T): boolean;
}

/**
 * A TTL cache that coalesces concurrent loads of the same key. Loads are kept apart from the entries: those that end
 * without a value to store must not evict any.
 */
export class CoalescingCache<T> {
  private readonly entries: LRUCache<string, { value: T }>;
  private readonly loading = new Map<string, Promise<T>>();
  private clearedAt = 0;

  constructor(
    private readonly options: Options<T>,
    private readonly clock = new Clock(),
  ) {
    this.entries = new LRUCache({ max: options.maxEntries, ttl: options.ttlMs, perf: { now: () => this.now() } });
  }

  /** Throws the error of `load`. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const entry = this.entries.get(key);
    if (entry) return Promise.resolve(entry.value);
    const running = this.loading.get(key);
    if (running) return running;
    const loaded = this.loadAndStore(key, load).finally(() => {
      if (this.loading.get(key) === loaded) this.loading.delete(key);
    });
    this.loading.set(key, loaded);
    return loaded;
  }

  /** False during the no-store window after a clear. */
  isStoring(): boolean {
    return this.now() > this.clearedAt + this.options.noStoreAfterClearMs;
  }

  clear(): void {
    this.clearedAt = this.now();
    this.entries.clear();
    this.loading.clear();
  }

  private async loadAndStore(key: string, load: () => Promise<T>): Promise<T> {
    const { clearedAt } = this;
    const value = await load();
    const isCurrent = clearedAt === this.clearedAt && this.isStoring();
    if (isCurrent && (this.options.isCacheable?.(value) ?? true)) this.entries.set(key, { value });
    return value;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
