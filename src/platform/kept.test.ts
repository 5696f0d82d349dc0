import { describe, expect, it } from '@jest/globals';
import { Kept } from './kept.js';

const kept = (changes: Partial<{ keptMs: number; settlingMs: number; most: number }> = {}) =>
  new Kept<string>({ keptMs: 60_000, settlingMs: 0, most: 2, isWorthKeeping: (value) => value !== '', ...changes });

function maker(...answers: string[]) {
  const made: string[] = [];
  const make = async () => {
    made.push('made');
    return answers[made.length - 1] ?? 'more';
  };
  return { made, make };
}

describe('what is kept', () => {
  it('is made once for all who ask at the same time, and afterwards', async () => {
    const { made, make } = maker('one');
    const cache = kept();
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['one', 'one']);
    expect(await cache.get('a', make)).toBe('one');
    expect(made).toHaveLength(1);
  });

  it('is made anew when its time is over, when it was cleared, and when it was not worth keeping', async () => {
    const short = maker('one', 'two');
    const brief = kept({ keptMs: -1 });
    await brief.get('a', short.make);
    expect(await brief.get('a', short.make)).toBe('two');

    const cleared = maker('one', 'two');
    const cache = kept({ settlingMs: -1 });
    await cache.get('a', cleared.make);
    cache.clear();
    expect(await cache.get('a', cleared.make)).toBe('two');

    const empty = maker('', 'two');
    await cache.get('b', empty.make);
    expect(await cache.get('b', empty.make)).toBe('two');
  });

  it('is not kept when it was cleared while being made, nor until things have settled', async () => {
    const cache = kept({ settlingMs: 60_000 });
    const first = maker('one', 'two', 'three');
    const running = cache.get('a', first.make);
    cache.clear();
    await running;
    expect(await cache.get('a', first.make)).toBe('two');
    expect(await cache.get('a', first.make)).toBe('three');
  });

  it('forgets the oldest beyond its number', async () => {
    const { made, make } = maker();
    const cache = kept();
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, make);
    expect(made).toHaveLength(4);
    await cache.get('c', make);
    expect(made).toHaveLength(4);
  });
});
