import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AdaptiveCountCache } from './adaptive-count-cache.js';

afterEach(() => {
  jest.useRealTimers();
});

/** Counts that take `ms` each on a fake clock; each finds one row more. */
function counting(ms: number) {
  jest.useFakeTimers();
  const counts = new AdaptiveCountCache();
  let rows = 0;
  return (size: number, key = 'all') =>
    counts.get(key, size, async () => {
      jest.advanceTimersByTime(ms);
      rows += 1;
      return rows;
    });
}

describe('a count of the log', () => {
  it('is cached as long as the log has not grown', async () => {
    const count = counting(150);
    expect(await count(10)).toBe(1);
    jest.advanceTimersByTime(3_600_000);
    expect(await count(10)).toBe(1);
  });

  it('that is quick is made anew when the log has grown', async () => {
    const count = counting(150);
    expect([await count(10), await count(11), await count(12)]).toEqual([1, 2, 3]);
  });

  it('that is slow is served for twenty times its duration although the log grows', async () => {
    const count = counting(1_000);
    expect([await count(10), await count(11)]).toEqual([1, 1]);
    jest.advanceTimersByTime(20_000);
    expect(await count(12)).toBe(2);
  });

  it('is cached for its own filter only', async () => {
    const count = counting(1_000);
    expect([await count(9, 'errors'), await count(9, 'jobs'), await count(9, 'errors')]).toEqual([1, 2, 1]);
  });

  it('that is under way is shared, and one that failed is made again', async () => {
    const counts = new AdaptiveCountCache();
    const failing = () => Promise.reject(new Error('away'));
    const both = [counts.get('all', 1, failing), counts.get('all', 2, () => Promise.resolve(7))];
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await counts.get('all', 2, () => Promise.resolve(7))).toBe(7);
  });
});
