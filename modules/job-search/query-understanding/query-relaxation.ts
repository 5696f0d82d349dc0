import { Injectable } from '@nestjs/common';
import type { Filter } from '#platform/search/search-engine.js';
import type { Term } from './parse-terms.js';
import type { ParsedQuery } from './query-parser.js';
import { VisibleJobCounter } from './visible-job-counter.js';
import type { WidenedPlace } from './widened-place.js';

/** Each one costs a search. */
const MAX_COMBINATIONS = 10;
/** Single words that are tried when no combination has results. */
const MAX_SINGLE_TERMS = 4;

/** The remaining terms and filters of a query, and the dropped ones. */
export interface RelaxedQuery {
  terms: ParsedQuery['terms'];
  filters: ParsedQuery['filters'];
  droppedTerms: ParsedQuery['terms'];
  /** Dropped terms and filters as typed. */
  droppedWords: string[];
  /** The number of postings with all terms in the place, if they are few: they come first. */
  matchingAll?: number;
  /** Replaces the place of the text, whose postings come first. */
  widened?: WidenedPlace;
}

/**
 * Query relaxation: drops parts of a text without results until some posting of the place matches. The filters of the
 * text and circumstances ("part time") go first. Of the subjects the most frequent go first: what is rare says what is
 * looked for. Terms stay when a selected filter is the reason for no results.
 */
@Injectable()
export class QueryRelaxation {
  constructor(private readonly jobs: VisibleJobCounter) {}

  /** `where` is the place and the selected filters. Null if the terms stay, or no part of them has results. */
  async relax(
    { terms, filters, place }: Pick<ParsedQuery, 'terms' | 'filters' | 'place'>,
    where: readonly Filter[],
  ): Promise<RelaxedQuery | null> {
    if (terms.length + filters.length < 2) return null;
    const subjects = terms.filter(({ isCircumstance }) => !isCircumstance);
    const circumstances = terms.filter(({ isCircumstance }) => isCircumstance);
    const without = (droppedTerms: ParsedQuery['terms']): RelaxedQuery => ({
      terms: terms.filter((term) => !droppedTerms.includes(term)),
      filters: [],
      droppedTerms,
      droppedWords: [...droppedTerms, ...filters].map(({ typed }) => typed),
    });
    if (filters.length && terms.length && (await this.hasMatches(terms, where))) return without([]);
    if (circumstances.length && subjects.length && (await this.hasMatches(subjects, where)))
      return without(circumstances);
    if (!place && (await this.hasMatches(terms, []))) return null;
    const byFrequency = subjects.toSorted(compareFrequency);
    let tried = 0;
    for (let gone = 0; gone < byFrequency.length - 1; gone++) {
      for (let at = gone; at < byFrequency.length && tried < MAX_COMBINATIONS; at++, tried++) {
        const dropped = [...circumstances, ...byFrequency.slice(0, gone), ...byFrequency.slice(at, at + 1)];
        const relaxed = without(dropped);
        if (await this.hasMatches(relaxed.terms, where)) return relaxed;
      }
    }
    // Each of two subjects was tried alone.
    const untried = [...circumstances, ...(subjects.length > 2 ? byFrequency : [])];
    for (const term of untried.toReversed().slice(0, MAX_SINGLE_TERMS)) {
      if (await this.hasMatches([term], where)) return without(terms.filter((other) => other !== term));
    }
    return null;
  }

  /**
   * For a text that only `matchingAll` postings of the place match: keeps the rarest word for a job, makes the others
   * optional, and widens the place. Null if there is nothing to gain.
   */
  broaden(
    { terms, filters }: Pick<ParsedQuery, 'terms' | 'filters'>,
    matchingAll: number,
    widened: WidenedPlace | undefined,
  ): RelaxedQuery | null {
    const jobs = terms.filter(({ isJob, isCircumstance, inHead }) => isJob && !isCircumstance && inHead > 0);
    const [kept] = jobs.toSorted((a, b) => weightOf(b) - weightOf(a) || a.inHead - b.inHead);
    if (!kept) return widened ? { ...keepAll({ terms, filters }, widened), matchingAll } : null;
    if (terms.length < 2 && !widened) return null;
    const droppedTerms = terms.filter((term) => term !== kept);
    return { terms: [kept], filters, droppedTerms, droppedWords: [], matchingAll, widened };
  }

  /** For a text without matches in its place: the same around it, with the least radius that has some. */
  async findAround(
    parsed: Pick<ParsedQuery, 'terms' | 'filters'>,
    where: readonly Filter[],
    wider: readonly (WidenedPlace | undefined)[],
  ): Promise<RelaxedQuery | null> {
    const filters = parsed.filters.map(({ filter }) => filter);
    for (const widened of wider) {
      if (widened && (await this.hasMatches(parsed.terms, [widened.filter, ...filters, ...where])))
        return this.broaden(parsed, 0, widened);
    }
    return null;
  }

  private hasMatches(terms: ParsedQuery['terms'], filters: readonly Filter[]): Promise<boolean> {
    return this.jobs.hasAny(
      terms.map(({ group }) => group),
      filters,
    );
  }
}

const keepAll = (parsed: Pick<ParsedQuery, 'terms' | 'filters'>, widened: WidenedPlace): RelaxedQuery => ({
  ...parsed,
  droppedTerms: [],
  droppedWords: [],
  matchingAll: 0,
  widened,
});

const weightOf = ({ group: { weight = 1 } }: Term) => weight;

/** Words of descriptions only come first: no posting is about them. Then words that name no job, then frequent ones. */
function compareFrequency(a: Term, b: Term): number {
  const isOnlyMentioned = ({ inHead }: Term) => inHead === 0;
  if (isOnlyMentioned(a) !== isOnlyMentioned(b)) return isOnlyMentioned(a) ? -1 : 1;
  if (a.isJob !== b.isJob) return a.isJob ? 1 : -1;
  return b.inHead - a.inHead;
}
