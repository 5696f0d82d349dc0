import { Kept } from '../kept.js';

/** Counts look at every match and are the same for every page and order of them. A change shows within a second. */
export const keptCounts = <T>(): Kept<T> =>
  new Kept<T>({ keptMs: 800, settlingMs: 0, most: 500, isWorthKeeping: () => true });
