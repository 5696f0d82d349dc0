import { Injectable } from '@nestjs/common';
import { toLexeme } from '#platform/search/language/stemmer.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import { type Filter, SearchEngine, type TermGroup } from '#platform/search/search-engine.js';
import { Clock } from '#platform/time/clock.js';
import { JOB_SEARCH, visibilityFilters } from '../index/job-search.index.js';

/** Counts the publicly visible jobs that match terms and filters. */
@Injectable()
export class VisibleJobCounter {
  constructor(
    private readonly searchEngine: SearchEngine,
    private readonly clock: Clock,
  ) {}

  async hasAny(terms: readonly TermGroup[], filters: readonly Filter[] = []): Promise<boolean> {
    return (await this.count(terms, filters)) > 0;
  }

  /**
   * Whether a public posting has all of these words. The dictionary also has words of postings that have not started or
   * are no longer public, which must not be counted.
   */
  hasWords(text: string): Promise<boolean> {
    return this.hasAny(
      tokenize(text)
        .flat()
        .map((word) => ({ anyOf: [[toLexeme(word)]] })),
    );
  }

  async count(terms: readonly TermGroup[], filters: readonly Filter[] = []): Promise<number> {
    const { total } = await this.searchEngine.search(JOB_SEARCH, {
      terms,
      filters: [...visibilityFilters(this.clock.now()), ...filters],
      sort: [],
      offset: 0,
      limit: 0,
    });
    return total;
  }
}
