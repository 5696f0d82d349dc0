/**
 * The numbers of a pager, from 1: the first, the last, and those around the current one, `count` in all. The same count
 * on each page keeps the links where they are.
 */
export function pageNumbers(page: number, pages: number, count: number): number[] {
  const between = count - 2;
  const start = Math.max(2, Math.min(page - Math.floor(between / 2), pages - between));
  const near = Array.from({ length: between }, (_, index) => start + index).filter((number) => number < pages);
  return [...new Set([1, ...near, pages])];
}
