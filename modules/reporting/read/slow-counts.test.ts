import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SlowCounts } from './slow-counts.js';

afterEach(() => {
  jest.useRealTimers();
});

/** Counts that take `ms` each on a clock that stands still otherwise; each finds one row more. */
function counting(ms: number) {
  jest.useFakeTimers();
  const counts = new SlowCounts();
  let rows = 0;
  return (key = 'all') =>
    counts.of(key, async () => {
      jest.advanceTimersByTime(ms);
      rows += 1;
      return rows;
    });
}

describe('a count of the log', () => {
  it('that is quick is made anew each time', async () => {
    const count = counting(150);
    expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
  });

  it('that is slow holds for twenty times as long as it took', async () => {
    const count = counting(1_000);
    expect([await count(), await count()]).toEqual([1, 1]);
    jest.advanceTimersByTime(19_999);
    expect(await count()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await count()).toBe(2);
  });

  it('holds for its own filter only', async () => {
    const count = counting(1_000);
    expect([await count('errors'), await count('jobs'), await count('errors')]).toEqual([1, 2, 1]);
  });
});
