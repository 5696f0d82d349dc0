import { Kept } from '../kept.js';

/**
 * Counts look at every match and are the same for every page and order of them. A change shows within a second; what is
 * counted while the transaction of a change ends is not kept.
 */
export const keptCounts = <T>(): Kept<T> =>
  new Kept<T>({ keptMs: 800, settlingMs: 100, most: 500, isWorthKeeping: () => true });
