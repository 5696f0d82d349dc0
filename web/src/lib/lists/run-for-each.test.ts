import { describe, expect, it } from '@jest/globals';
import { runForEach } from './run-for-each';

const wait = () => new Promise((resolve) => setImmediate(resolve));

describe('an action for each row', () => {
  it('runs once for each, a few at a time, and keeps failures apart', async () => {
    let running = 0;
    let most = 0;
    const finished: number[] = [];
    const seen: number[] = [];
    const outcome = await runForEach(
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      async (row) => {
        running += 1;
        most = Math.max(most, running);
        seen.push(row);
        await wait();
        running -= 1;
        if (row % 4 === 0) throw new Error(`no ${row}`);
        return -row;
      },
      (count) => finished.push(count),
      new AbortController().signal,
    );
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(most).toBe(4);
    expect(outcome.succeeded.map(({ row }) => row).sort()).toEqual([1, 2, 3, 5, 6, 7, 9]);
    expect(outcome.succeeded.every(({ row, saved }) => saved === -row)).toBe(true);
    expect(outcome.failed.map(({ row }) => row).sort()).toEqual([4, 8]);
    expect(outcome.failed.every(({ message }) => message.length > 0)).toBe(true);
    expect(finished).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('begins nothing more once it is stopped', async () => {
    const stop = new AbortController();
    const rows = Array.from({ length: 100 }, (_, index) => index);
    const outcome = await runForEach(
      rows,
      async (row) => {
        await wait();
        if (row === 3) stop.abort();
      },
      () => undefined,
      stop.signal,
    );
    expect(outcome.succeeded.length).toBeLessThan(12);
    expect(outcome.failed).toEqual([]);
    const succeeded = outcome.succeeded.map(({ row }) => row);
    expect([...succeeded, ...outcome.remaining].sort((a, b) => a - b)).toEqual(rows);
  });
});
