import { describe, expect, it } from '@jest/globals';
import { type Chunk, mergeChunks } from './merge-chunks.js';

const COSTS = { requestBytes: 1_000, weights: {} };

const chunk = (bytes: number, entries: string, imports = ''): Chunk => ({
  modules: [`${entries}:${bytes}`],
  bytes,
  hasStyles: false,
  entries: new Set(entries),
  imports: new Set(imports),
});

const merge = (chunks: Record<string, Chunk>, costs: Partial<typeof COSTS> = {}) =>
  [...mergeChunks(new Map(Object.entries(chunks)), { ...COSTS, ...costs })].map(([name, { modules }]) => [
    name,
    modules.length,
  ]);

describe('chunks are merged', () => {
  it('where the request that both cost is dearer than the bytes that one page needs not', () => {
    const small = { a: chunk(500, 'xy'), b: chunk(500, 'xyz') };
    expect(merge(small)).toEqual([['a', 2]]);
    const large = { a: chunk(2_500, 'xy'), b: chunk(500, 'xyz') };
    expect(merge(large)).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('more readily where both have styles, which are a file each', () => {
    const styled = { a: chunk(2_500, 'xy'), b: chunk(500, 'xyz') };
    for (const one of Object.values(styled)) one.hasStyles = true;
    expect(merge(styled)).toEqual([['a', 2]]);
  });

  it('never for pages that share none', () => {
    expect(merge({ a: chunk(1, 'x'), b: chunk(1, 'y') })).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('less readily where the page that would pay has a weight', () => {
    const chunks = { a: chunk(500, 'xy'), b: chunk(500, 'xyz') };
    expect(merge(chunks, { weights: { z: 10 } })).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('not where that brings imports to pages which had no use for them', () => {
    const chunks = { a: chunk(500, 'xy', 'c'), b: chunk(500, 'xyz'), c: chunk(9_000, 'xy') };
    expect(merge(chunks)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
