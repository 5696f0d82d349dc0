import { pluralize } from '#web/lib/formatting/format';
import type { Entry } from './queries';

type Use = Entry['usedBy'][number];

const NOUNS: Record<Use['what'], string> = { postings: 'posting', preferences: 'preference', documents: 'document' };

export const describeUse = ({ count, what }: Use) => pluralize(count, NOUNS[what]);

/** "31 postings, 4 preferences"; empty for an unused entry. */
export const describeUses = (uses: readonly Use[]) => uses.map(describeUse).join(', ');

/** "31 postings, 4 preferences keep" for a sentence about its text. */
export function describeKeepers(uses: readonly Use[]): string {
  const isOne = uses.length === 1 && uses[0]?.count === 1;
  return `${describeUses(uses)} ${isOne ? 'keeps' : 'keep'}`;
}

/** Adds the uses of several entries. */
export function sumUses(entries: readonly Pick<Entry, 'usedBy'>[]): Use[] {
  const sums = new Map<Use['what'], number>();
  for (const { count, what } of entries.flatMap(({ usedBy }) => usedBy)) sums.set(what, (sums.get(what) ?? 0) + count);
  return [...sums].map(([what, count]) => ({ what, count }));
}
