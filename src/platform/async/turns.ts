import pLimit from 'p-limit';
import { unavailableError } from '../errors/to-domain-error.js';

/**
 * Runs at most `atATime` works of one key at a time. The others wait without a connection to the database: many people
 * who wait for one locked row must not use up the pool.
 */
export class Turns {
  private readonly keys = new Map<string, { limit: ReturnType<typeof pLimit>; users: number }>();

  constructor(
    private readonly atATime: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Throws DomainError unavailable if `work` could not begin within the limit. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.keys.get(key) ?? { limit: pLimit(this.atATime), users: 0 };
    this.keys.set(key, entry);
    entry.users += 1;
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    void entry.limit(() => {
      begun.resolve();
      return ended.promise;
    });
    const timer = setTimeout(() => begun.reject(unavailableError()), this.maxWaitMs);
    try {
      await begun.promise;
      return await work();
    } finally {
      clearTimeout(timer);
      ended.resolve();
      entry.users -= 1;
      if (entry.users === 0) this.keys.delete(key);
    }
  }
}
