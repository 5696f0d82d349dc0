import { Injectable } from '@nestjs/common';
import type { ParsedQuery } from './query-parser.js';
import { VisibleJobCounter } from './visible-job-counter.js';

/** Each one costs a search. */
const MAX_COMBINATIONS = 10;

/** The remaining terms and filters of a query, and the dropped ones. */
export interface RelaxedQuery {
  terms: ParsedQuery['terms'];
  filters: ParsedQuery['filters'];
  droppedTerms: ParsedQuery['terms'];
  /** Dropped terms and filters as typed. */
  droppedWords: string[];
}

/**
 * Query relaxation: drops parts of a text without results until some posting matches. It drops the filters of the text
 * first, then single terms, rarest first, then more terms. Place and selected filters are ignored: when they are the
 * reason for no results, the terms stay.
 */
@Injectable()
export class QueryRelaxation {
  constructor(private readonly jobs: VisibleJobCounter) {}

  /** Null if the whole text has results, or no part of it has. */
  async relax({ terms, filters }: Pick<ParsedQuery, 'terms' | 'filters'>): Promise<RelaxedQuery | null> {
    if (terms.length + filters.length < 2 || (await this.hasMatches(terms, filters))) return null;
    const words = filters.map(({ typed }) => typed);
    if (filters.length && terms.length && (await this.hasMatches(terms, [])))
      return { terms, filters: [], droppedTerms: [], droppedWords: words };
    const byRarity = [...terms].sort((a, b) => a.inHead - b.inHead);
    let tried = 0;
    for (let gone = 0; gone < byRarity.length - 1; gone++) {
      for (let at = gone; at < byRarity.length && tried < MAX_COMBINATIONS; at++, tried++) {
        const droppedTerms = [...byRarity.slice(0, gone), ...byRarity.slice(at, at + 1)];
        const remaining = terms.filter((term) => !droppedTerms.includes(term));
        if (await this.hasMatches(remaining, []))
          return {
            terms: remaining,
            filters: [],
            droppedTerms,
            droppedWords: [...droppedTerms.map(({ typed }) => typed), ...words],
          };
      }
    }
    return null;
  }

  private hasMatches(terms: ParsedQuery['terms'], filters: ParsedQuery['filters']): Promise<boolean> {
    return this.jobs.hasAny(
      terms.map(({ group }) => group),
      filters.map(({ filter }) => filter),
    );
  }
}
