import { Kept } from '../kept.js';

/** Counts look at every match, are the same for every page and order of them, and may be a second old. */
export const keptCounts = <T>(): Kept<T> =>
  new Kept<T>({ keptMs: 1_000, settlingMs: 0, most: 500, isWorthKeeping: () => true });
