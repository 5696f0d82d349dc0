import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { formatErrorForLog } from '../errors/format-error.js';

const KEY = 'value';

/** Serves the last value at once, and reloads it in the background when it is older than `refreshMs`. */
export class StaleWhileRevalidate<T> {
  private readonly log = new Logger(StaleWhileRevalidate.name);
  private readonly cache: LRUCache<typeof KEY, { value: T }>;

  constructor(refreshMs: number, load: () => Promise<T>) {
    this.cache = new LRUCache({
      max: 1,
      ttl: refreshMs,
      perf: Date,
      allowStale: true,
      fetchMethod: async (_key, stale) => {
        try {
          return { value: await load() };
        } catch (error) {
          if (!stale) throw error;
          this.log.warn(formatErrorForLog(error));
          return stale;
        }
      },
    });
  }

  /** Waits for the first value only, and throws the error of its load; later failures leave the old value. */
  async get(): Promise<T> {
    return (await this.cache.forceFetch(KEY)).value;
  }
}
