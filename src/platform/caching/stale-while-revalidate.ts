import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { formatErrorForLog } from '../errors/format-error.js';

const KEY = 'value';

/** Serves the last value at once, and reloads it in the background when it is older than `refreshMs`. */
export class StaleWhileRevalidate<T> {
  private readonly log = new Logger(StaleWhileRevalidate.name);
  private cache: LRUCache<typeof KEY, { value: T }>;
  /** The fallback of a failed load. */
  private last: { value: T } | undefined;

  constructor(
    private readonly refreshMs: number,
    private readonly load: () => Promise<T>,
  ) {
    this.cache = this.createCache();
  }

  /** Makes the next call wait for a new value. */
  expire(): void {
    // A load that is under way may have begun before the change: its callers get its value, later ones do not.
    this.cache = this.createCache();
  }

  /** Waits for the first value only, and throws the error of its load; later failures leave the old value. */
  async get(): Promise<T> {
    return (await this.cache.forceFetch(KEY)).value;
  }

  private createCache(): LRUCache<typeof KEY, { value: T }> {
    return new LRUCache({
      max: 1,
      ttl: this.refreshMs,
      perf: Date,
      allowStale: true,
      fetchMethod: async () => {
        try {
          this.last = { value: await this.load() };
          return this.last;
        } catch (error) {
          if (!this.last) throw error;
          this.log.warn(formatErrorForLog(error));
          return this.last;
        }
      },
    });
  }
}
