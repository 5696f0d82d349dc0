import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { StaleWhileRevalidate } from './stale-while-revalidate.js';

const REFRESH_MS = 30_000;

/** A value whose loads are pending until the test settles them. */
function pendingLoads() {
  const loads: PromiseWithResolvers<string>[] = [];
  const cached = new StaleWhileRevalidate(REFRESH_MS, () => {
    const load = Promise.withResolvers<string>();
    loads.push(load);
    return load.promise;
  });
  return { cached, loads };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('StaleWhileRevalidate', () => {
  it('loads the first value once for all concurrent callers', async () => {
    const { cached, loads } = pendingLoads();
    const reads = [cached.get(), cached.get()];
    loads[0]?.resolve('one');
    expect(await Promise.all(reads)).toEqual(['one', 'one']);
    expect(await cached.get()).toBe('one');
    expect(loads).toHaveLength(1);
  });

  it('refreshes after refreshMs while callers get the old value at once', async () => {
    const { cached, loads } = pendingLoads();
    const first = cached.get();
    loads[0]?.resolve('one');
    await first;
    jest.advanceTimersByTime(REFRESH_MS);
    await cached.get();
    expect(loads).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(await cached.get()).toBe('one');
    expect(await cached.get()).toBe('one');
    expect(loads).toHaveLength(2);
    loads[1]?.resolve('two');
    await jest.advanceTimersByTimeAsync(0);
    expect(await cached.get()).toBe('two');
  });

  it('keeps the old value when a refresh fails, and tries again after refreshMs', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const { cached, loads } = pendingLoads();
    const first = cached.get();
    loads[0]?.resolve('one');
    await first;
    jest.advanceTimersByTime(REFRESH_MS + 1);
    await cached.get();
    loads[1]?.reject(new Error('The database is away.'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await cached.get()).toBe('one');
    expect(loads).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(REFRESH_MS + 1);
    await cached.get();
    expect(loads).toHaveLength(3);
  });

  it('rejects when the first load fails, and loads again for the next caller', async () => {
    const { cached, loads } = pendingLoads();
    const first = cached.get();
    loads[0]?.reject(new Error('The database is away.'));
    await expect(first).rejects.toThrow('away');
    const second = cached.get();
    loads[1]?.resolve('one');
    expect(await second).toBe('one');
  });
});
