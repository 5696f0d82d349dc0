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
  return (key = 'all') =>
    counts.get(key, async () => {
      jest.advanceTimersByTime(ms);
      rows += 1;
      return rows;
    });
}

describe('a count of the log', () => {
  it('that is quick is never cached', async () => {
    const count = counting(150);
    expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
  });

  it('that is slow is cached for twenty times its duration', async () => {
    const count = counting(1_000);
    expect([await count(), await count()]).toEqual([1, 1]);
    jest.advanceTimersByTime(20_000);
    expect(await count()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await count()).toBe(2);
  });

  it('is cached for its own filter only', async () => {
    const count = counting(1_000);
    expect([await count('errors'), await count('jobs'), await count('errors')]).toEqual([1, 2, 1]);
  });
});
