import { describe, expect, it } from '@jest/globals';
import { fetchPages } from './fetch-pages';

/** Pages of `size` rows, and the offsets that were asked for. */
function listOf(rows: readonly number[], size: number, totalItemsCount = rows.length) {
  const asked: number[] = [];
  const fetchPage = async (offset: number) => {
    asked.push(offset);
    return { items: rows.slice(offset, offset + size), totalItemsCount, title: `from ${offset}` };
  };
  return { asked, fetchPage };
}

describe('fetchPages', () => {
  it('asks for each page once and keeps what the first one says', async () => {
    const list = listOf([1, 2, 3, 4, 5], 2);
    const counts: number[] = [];
    const { first, rows } = await fetchPages(list.fetchPage, undefined, (count) => counts.push(count));
    expect(rows).toEqual([1, 2, 3, 4, 5]);
    expect(first.title).toBe('from 0');
    expect(list.asked).toEqual([0, 2, 4]);
    expect(counts).toEqual([2, 4, 5]);
  });

  it.each([
    ['an empty list', [], 0, [0]],
    ['exactly one page', [1, 2], 2, [0]],
    ['rows that went meanwhile', [1, 2, 3], 9, [0, 2, 3]],
  ])('ends with %s', async (_name, all, total, asked) => {
    const list = listOf(all, 2, total);
    expect((await fetchPages(list.fetchPage)).rows).toEqual(all);
    expect(list.asked).toEqual(asked);
  });

  it('stops at the limit', async () => {
    const list = listOf([1, 2, 3, 4, 5, 6], 2);
    expect((await fetchPages(list.fetchPage, 3)).rows).toEqual([1, 2, 3]);
    expect(list.asked).toEqual([0, 2]);
  });
});
