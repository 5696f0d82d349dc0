import { Injectable } from '@nestjs/common';
import type { Meaning } from './understand-text.js';
import { VisibleJobs } from './visible-jobs.js';

/** Combinations that are tried before all that is left goes. */
const MOST_TRIED = 10;

/** What remains of a text, and what was left out of it. */
export interface Kept {
  terms: Meaning['terms'];
  filters: Meaning['filters'];
  leftOut: Meaning['terms'];
  /** In words, as typed. */
  words: string[];
}

/**
 * Finds as much of a text as some posting says, where none says all of it: first without its filters, then without one
 * of its words, the rarest first, then without more of them. Place and chosen filters have no part in it: if they are
 * why nothing is found, the words are not to blame.
 */
@Injectable()
export class LeaveOut {
  constructor(private readonly jobs: VisibleJobs) {}

  /** Null where the text as a whole finds something, or no part of it does. */
  async from({ terms, filters }: Pick<Meaning, 'terms' | 'filters'>): Promise<Kept | null> {
    if (terms.length + filters.length < 2 || (await this.finds(terms, filters))) return null;
    const words = filters.map(({ typed }) => typed);
    if (filters.length && terms.length && (await this.finds(terms, [])))
      return { terms, filters: [], leftOut: [], words };
    const byRarity = [...terms].sort((a, b) => a.heading - b.heading);
    let tried = 0;
    for (let gone = 0; gone < byRarity.length - 1; gone++) {
      for (let at = gone; at < byRarity.length && tried < MOST_TRIED; at++, tried++) {
        const leftOut = [...byRarity.slice(0, gone), ...byRarity.slice(at, at + 1)];
        const kept = terms.filter((term) => !leftOut.includes(term));
        if (await this.finds(kept, []))
          return { terms: kept, filters: [], leftOut, words: [...leftOut.map(({ typed }) => typed), ...words] };
      }
    }
    return null;
  }

  private finds(terms: Meaning['terms'], filters: Meaning['filters']): Promise<boolean> {
    return this.jobs.has(
      terms.map(({ group }) => group),
      filters.map(({ filter }) => filter),
    );
  }
}
