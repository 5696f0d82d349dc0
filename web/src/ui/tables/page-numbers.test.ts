import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers';

const onEachPage = (pages: number, count: number) =>
  Array.from({ length: pages }, (_, index) => pageNumbers(index + 1, pages, count).join(' '));

describe('the numbers of a pager', () => {
  it('are five: the first, the last, and those around the current page', () => {
    expect(onEachPage(7, 5)).toEqual([
      '1 2 3 4 7',
      '1 2 3 4 7',
      '1 2 3 4 7',
      '1 3 4 5 7',
      '1 4 5 6 7',
      '1 4 5 6 7',
      '1 4 5 6 7',
    ]);
    expect(pageNumbers(500, 1000, 5)).toEqual([1, 499, 500, 501, 1000]);
  });

  it('are three where there is little room', () => {
    expect(onEachPage(7, 3)).toEqual(['1 2 7', '1 2 7', '1 3 7', '1 4 7', '1 5 7', '1 6 7', '1 6 7']);
  });

  it('are as many on each page, in order, and name the page itself', () => {
    for (const count of [3, 5])
      for (let pages = 1; pages <= 12; pages += 1)
        for (let page = 1; page <= pages; page += 1) {
          const numbers = pageNumbers(page, pages, count);
          expect(numbers).toHaveLength(Math.min(count, pages));
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
          expect(numbers).toContain(page);
        }
  });

  it('are all of a few pages', () => {
    expect(pageNumbers(1, 1, 5)).toEqual([1]);
    expect(pageNumbers(2, 2, 3)).toEqual([1, 2]);
    expect(pageNumbers(3, 5, 5)).toEqual([1, 2, 3, 4, 5]);
  });
});
