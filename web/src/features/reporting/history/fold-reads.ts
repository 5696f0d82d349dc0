import type { HistoryEntry } from '#modules/reporting/contract/api/history';

/** Fewer reads in a row are shown one by one. */
const MIN_FOLDED = 3;

type Entry = Pick<HistoryEntry, 'category' | 'who'>;

/** The entries of a day in their order; several reads in a row by one reader are together, all others alone. */
export function foldReads<E extends Entry>(entries: readonly E[]): E[][] {
  const runs: E[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && isOneReader(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length < MIN_FOLDED ? run.map((entry) => [entry]) : [run]));
}

const isOneReader = (one: Entry, other: Entry) =>
  one.category === 'reads' && other.category === 'reads' && one.who === other.who;
