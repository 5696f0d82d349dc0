import type { LogEntry } from '#modules/reporting/contract/api/log';

/** Entries of the same event that follow each other. */
export interface StoryStep {
  factName: string;
  entries: readonly LogEntry[];
}

/** So many in a row become one step. */
const FOLDED = 3;

/** Folds a row of alike entries, such as the applications for a posting; `current` stays by itself. */
export function foldStory(entries: readonly LogEntry[], current: string): StoryStep[] {
  const rows: LogEntry[][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const isAlike = last?.[0]?.factName === entry.factName && last[0].id !== current && entry.id !== current;
    if (isAlike) last.push(entry);
    else rows.push([entry]);
  }
  return rows
    .flatMap((row) => (row.length < FOLDED ? row.map((entry) => [entry]) : [row]))
    .map((row) => ({ factName: row[0]?.factName ?? '', entries: row }));
}
