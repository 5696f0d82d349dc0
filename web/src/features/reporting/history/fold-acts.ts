import type { HistoryEntry } from '#modules/reporting/contract/api/history';

type Entry = Pick<HistoryEntry, 'act' | 'category' | 'who' | 'changes' | 'mails' | 'noMail'>;

/** What one act did: its main entry, and the others that it made. */
export interface Act<E extends Entry = HistoryEntry> extends Pick<HistoryEntry, 'category' | 'who'> {
  main: E;
  /** Without those that say only that something changed: their lines are among `changes`. */
  others: readonly E[];
  changes: HistoryEntry['changes'];
  mails: HistoryEntry['mails'];
  /** Why it sent none. */
  noMail: string | null;
}

/** Entries in their order, newest first; those of one act are together. */
export function foldActs<E extends Entry>(entries: readonly E[]): Act<E>[] {
  const runs: E[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && entry.act !== null && run[0].act === entry.act) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => actOf(run) ?? []);
}

/** An act records the thing itself first; what it changed beside is told by the lines. */
function actOf<E extends Entry>(run: readonly E[]): Act<E> | null {
  const inOrder = run.toReversed();
  const main = inOrder.find(({ category }) => category !== 'changes') ?? inOrder[0];
  if (!main) return null;
  const mails = inOrder.flatMap((entry) => entry.mails);
  return {
    category: main.category,
    who: main.who,
    main,
    others: inOrder.filter((entry) => entry !== main && (entry.changes.length === 0 || entry.category !== 'changes')),
    changes: inOrder.flatMap(({ changes }) => changes),
    mails,
    noMail: mails.length > 0 ? null : (inOrder.find(({ noMail }) => noMail)?.noMail ?? null),
  };
}
