import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sortKey } from '#platform/search/language/fold.js';
import { truncate } from '#platform/text/truncate.js';
import { MAX_TYPED_LENGTH } from '../contract/api/search.js';
import type { Suggestion } from '../contract/api/suggest.js';
import { cleanTitle } from './clean-title.js';
import { foldedWords, type PrefixEntry, YIELD_EVERY } from './prefix-index.js';

interface TitleCount {
  title: string;
  jobs: number;
}

/**
 * Merges titles that differ by notes, case and signs only, and shows the most frequent spelling. All words of a clean
 * title are in the titles merged into it, so that a search for it finds them.
 */
export async function titleEntries(counted: readonly TitleCount[]): Promise<PrefixEntry<Suggestion>[]> {
  const spellings = new Map<string, Map<string, number>>();
  for (const [at, { title, jobs }] of counted.entries()) {
    if (at % YIELD_EVERY === YIELD_EVERY - 1) await yieldToEventLoop();
    const label = cleanTitle(title);
    const key = foldedWords(label).join(' ') || sortKey(label);
    const its = spellings.get(key) ?? new Map<string, number>();
    its.set(label, (its.get(label) ?? 0) + jobs);
    spellings.set(key, its);
  }
  return [...spellings.values()].map(toTitleEntry);
}

function toTitleEntry(spellings: ReadonlyMap<string, number>): PrefixEntry<Suggestion> {
  const byFrequency = [...spellings].sort(([a, jobsA], [b, jobsB]) => jobsB - jobsA || (a < b ? -1 : 1));
  const [[label = ''] = []] = byFrequency;
  const jobs = byFrequency.reduce((sum, [, count]) => sum + count, 0);
  return { names: [label], weight: jobs, value: { kind: 'title', label, jobs, value: truncateTitle(label) } };
}

/** Truncates a title at a word boundary to the length of the search field. */
function truncateTitle(title: string): string {
  if (title.length <= MAX_TYPED_LENGTH) return title;
  return truncate(title.slice(0, MAX_TYPED_LENGTH + 1).replace(/\s+\S*$/, ''), MAX_TYPED_LENGTH);
}
