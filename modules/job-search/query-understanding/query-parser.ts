import { Injectable } from '@nestjs/common';
import { fold } from '#platform/search/language/fold.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import type { FieldFilter } from '#platform/search/search-engine.js';
import { TermDictionary } from '#platform/search/terms/term-dictionary.js';
import { JOB_SEARCH } from '../index/job-search.index.js';
import { postedSince } from '../query/job-filters.js';
import { LocationResolver, type ResolvedLocation } from '../query/location-resolver.js';
import { extractFilters, type TextFilter } from './filter-extractor.js';
import { Gazetteer, type NameLookup } from './gazetteer.js';
import { isEmployerWord } from './other-names.js';
import { isFillersOnly, parseTerms, SYNONYM_DICTIONARY, type Term } from './parse-terms.js';
import { PlaceExtractor } from './place-extractor.js';
import { expandNicknames } from './place-nicknames.js';
import { type CorrectedText, SpellingCorrector } from './spelling-corrector.js';
import { VisibleJobCounter } from './visible-job-counter.js';

/** A typed text, split into terms, filters and a place. */
export interface ParsedQuery {
  terms: Term[];
  filters: (TextFilter & { filter: FieldFilter })[];
  place: ResolvedLocation | null;
  /** Account numbers of named employers. */
  employers: string[];
  /** Only the words of the place name them. */
  areNamesakes: boolean;
  /** Ids of the positions that the terms name. */
  positions: string[];
  /** The text asks for postings without saying which, as "jobs" does. */
  isEverything: boolean;
  /** The text says "near me": without a place, nothing tells where that is. */
  isNearSearcher: boolean;
  /** The corrected text, and `rest` without the place. */
  text: string;
  rest: string;
  corrections: CorrectedText['corrections'];
  didYouMean: string | null;
}

export interface ParseOptions {
  /** Miles around a ZIP code or city unless a radius is requested. */
  defaultRadius: number;
  requestedRadius: number | undefined;
  /** The Location field is filled: places in the text are ordinary words then. */
  hasLocation: boolean;
  /** ZIP code of the searcher, if known: "near me" is near it. */
  homeZipCode: string | undefined;
  /** Disables spelling correction. */
  exact: boolean;
  now: Date;
}

const UNIT = /^iu /;
const NEARBY = /\b(?:near|around|within|from|in|by|miles?|mi)\b/i;
/** Text fields that say what a job is. */
const JOB_FIELDS = ['title', 'position'];
/** Completions that a text may show; further ones are left out. */
const MAX_CHECKED_COMPLETIONS = 12;

/** Parses the text field: corrects the spelling, then extracts a place, filters and terms. */
@Injectable()
export class QueryParser {
  constructor(
    private readonly spelling: SpellingCorrector,
    private readonly gazetteer: Gazetteer,
    private readonly placeExtractor: PlaceExtractor,
    private readonly locations: LocationResolver,
    private readonly dictionary: TermDictionary,
    private readonly jobs: VisibleJobCounter,
  ) {}

  async parse(
    typed: string,
    { defaultRadius, requestedRadius, hasLocation, homeZipCode, exact, now }: ParseOptions,
  ): Promise<ParsedQuery> {
    const asTyped = { text: typed, corrections: [], didYouMean: null };
    const { text, corrections, didYouMean } = exact ? asTyped : await this.spelling.correct(typed);
    const names = await this.gazetteer.get();
    const named = expandNicknames(fold(text), names.employerPairs);
    const found = hasLocation ? null : await this.placeExtractor.extract(named);
    const isHere = found?.typed === '';
    const place = isHere ? homeZipCode && { ...found, typed: homeZipCode } : found;
    const rest = found?.rest ?? named;
    const extracted = extractFilters(rest, names);
    // A town in the text includes its surroundings.
    const radius = {
      defaultRadius,
      requestedRadius: requestedRadius ?? found?.radius,
      cityRadius: defaultRadius,
    };
    const words = await this.dictionary.getStatistics(JOB_SEARCH.name);
    // "Mt Lebanon teacher" may mean the district, "teacher near Mt Lebanon" does not.
    const employerText = place && !NEARBY.test(text) && !UNIT.test(place.typed) ? named : extracted.rest;
    const employers = findEmployers(employerText, names);
    const namesakes = place ? findEmployers(place.typed, names) : [];
    const parsedTerms = parseTerms(extracted.rest, { words, names });
    const terms = employers.length ? parsedTerms : parsedTerms.map(toJobTerm);
    return {
      terms: await this.withoutHidden(terms),
      filters: extracted.filters.map((textFilter) => ({ ...textFilter, filter: toFilter(textFilter, now) })),
      place: place ? await this.locations.resolve(place.typed, radius) : null,
      employers,
      areNamesakes: employers.every((employer) => namesakes.includes(employer)),
      positions: namedPositions(names, terms),
      isEverything: !terms.length && (isHere || isFillersOnly(text)),
      isNearSearcher: isHere,
      text,
      rest,
      corrections,
      didYouMean,
    };
  }

  /** Shows only completions that public postings have. Each check is a search, so that few words are checked. */
  private async withoutHidden(terms: readonly Term[]): Promise<Term[]> {
    const words = [...new Set(terms.flatMap(({ completions }) => completions))].slice(0, MAX_CHECKED_COMPLETIONS);
    const isPublic = await Promise.all(words.map((word) => this.jobs.hasWords(word)));
    const shown = new Set(words.filter((_, index) => isPublic[index]));
    return terms.map((term) => ({
      ...term,
      also: term.also.filter((word) => !term.completions.includes(word) || shown.has(word)),
    }));
  }
}

/** Without a named employer, a word for a job in the name of one is a mere mention: "art" in "Arts Academy". */
const toJobTerm = (term: Term): Term =>
  term.isJob ? { ...term, group: { ...term.group, headFields: JOB_FIELDS } } : term;

/** Ids of the positions whose name is nothing but terms or their synonyms, of the most terms. */
function namedPositions({ findPositions }: NameLookup, terms: readonly Term[]): string[] {
  const lexemes = new Set(terms.flatMap(({ alternatives }) => alternatives.flat()));
  const named = findPositions(lexemes).map(({ id, words }) => ({ id, count: countNaming(words, terms) }));
  const most = Math.max(...named.map(({ count }) => count));
  return most > 0 ? [...new Set(named.flatMap(({ id, count }) => (count === most ? [id] : [])))] : [];
}

/** The number of terms that together are this name; 0 if a word of it is missing. */
function countNaming(lexemes: readonly string[], terms: readonly Term[]): number {
  const naming = terms.flatMap(({ alternatives }) => {
    const found = alternatives.find((all) => all.length > 0 && all.every((lexeme) => lexemes.includes(lexeme)));
    return found ? [found] : [];
  });
  return new Set(naming.flat()).size === lexemes.length ? naming.length : 0;
}

/**
 * A word for a job tells of no employer, unless it is followed by a kind of one: "Reading SD", not "Reading
 * specialist".
 */
function findEmployers(text: string, { positions, findEmployers }: NameLookup): string[] {
  const words = tokenize(text).flat();
  const telling = words.filter(
    (word, at) => !(positions.has(word) || SYNONYM_DICTIONARY.contains(word)) || isEmployerWord(words[at + 1]),
  );
  return findEmployers(words, (word) => telling.includes(word));
}

function toFilter({ name, value }: TextFilter, now: Date): FieldFilter {
  if (name === 'postedWithin') return { field: 'startDate', from: postedSince(value as '1' | '7', now) };
  return { field: name, anyOf: [name === 'remote' ? true : value] };
}
