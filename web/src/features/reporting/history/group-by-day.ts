import { longDate } from '#web/lib/formatting/format';

export interface DayOf<Entry> {
  /** Of Pennsylvania, in words. */
  day: string;
  entries: Entry[];
}

/** Entries by their local day, in their order. */
export function groupByDay<Entry extends { at: string }>(entries: readonly Entry[]): DayOf<Entry>[] {
  const days: DayOf<Entry>[] = [];
  for (const entry of entries) {
    const day = longDate(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
