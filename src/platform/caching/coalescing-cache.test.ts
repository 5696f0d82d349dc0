import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CoalescingCache } from './coalescing-cache.js';

const cacheWith = (changes: Partial<{ ttlMs: number; noStoreAfterClearMs: number; maxEntries: number }> = {}) =>
  new CoalescingCache<string>({
    ttlMs: 60_000,
    noStoreAfterClearMs: 0,
    maxEntries: 2,
    isCacheable: (value) => value !== '',
    ...changes,
  });

function loader(...values: string[]) {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return values[loads - 1] ?? 'more';
  };
  return { load, count: () => loads };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('CoalescingCache', () => {
  it('loads a value once for concurrent and later callers', async () => {
    const { load, count } = loader('one');
    const cache = cacheWith();
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['one', 'one']);
    expect(await cache.get('a', load)).toBe('one');
    expect(count()).toBe(1);
  });

  it('loads again after expiry, after a clear, and when the value is not cacheable', async () => {
    jest.useFakeTimers();
    const expired = loader('one', 'two');
    const brief = cacheWith({ ttlMs: 1_000 });
    await brief.get('a', expired.load);
    jest.advanceTimersByTime(999);
    expect(await brief.get('a', expired.load)).toBe('one');
    jest.advanceTimersByTime(2);
    expect(await brief.get('a', expired.load)).toBe('two');
    jest.useRealTimers();

    const cleared = loader('one', 'two');
    const cache = cacheWith({ noStoreAfterClearMs: -1 });
    await cache.get('a', cleared.load);
    cache.clear();
    expect(await cache.get('a', cleared.load)).toBe('two');

    const empty = loader('', 'two');
    await cache.get('b', empty.load);
    expect(await cache.get('b', empty.load)).toBe('two');
  });

  it('does not store a value that was cleared while loading, nor during the no-store window', async () => {
    const cache = cacheWith({ noStoreAfterClearMs: 60_000 });
    const first = loader('one', 'two', 'three');
    const running = cache.get('a', first.load);
    cache.clear();
    await running;
    expect(await cache.get('a', first.load)).toBe('two');
    expect(await cache.get('a', first.load)).toBe('three');
  });

  it('evicts the least recently used entry beyond maxEntries', async () => {
    const { load, count } = loader();
    const cache = cacheWith();
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, load);
    expect(count()).toBe(3);
    await cache.get('a', load);
    expect(count()).toBe(3);
    await cache.get('b', load);
    expect(count()).toBe(4);
  });

  it('throws the error of a load to all its callers, and loads again', async () => {
    const cache = cacheWith();
    const fail = () => Promise.reject(new Error('unavailable'));
    const callers = [cache.get('a', fail), cache.get('a', fail)];
    for (const caller of callers) await expect(caller).rejects.toThrow('unavailable');
    expect(await cache.get('a', async () => 'one')).toBe('one');
  });

  it('evicts nothing for loads that run or end without a value to store', async () => {
    const { load, count } = loader('one', 'two');
    const cache = cacheWith();
    for (const key of ['a', 'b']) await cache.get(key, load);
    await Promise.all(['c', 'd', 'e'].map((key) => cache.get(key, async () => '')));
    expect([await cache.get('a', load), await cache.get('b', load)]).toEqual(['one', 'two']);
    expect(count()).toBe(2);
  });
});
