import { Injectable } from '@nestjs/common';
import { tokenize } from '../../../../../src/platform/search/language/tokenizer.js';
import type { FieldFilter } from '../../../../../src/platform/search/search-engine.js';
import { TermDictionary } from '../../../../../src/platform/search/terms/term-dictionary.js';
import { JOB_SEARCH } from '../index/job-search.index.js';
import { postedSince } from '../query/job-filters.js';
import { LocationResolver, type ResolvedLocation } from '../query/location-resolver.js';
import { extractFilters, type TextFilter } from './filter-extractor.js';
import { Gazetteer, type NameLookup } from './gazetteer.js';
import { parseTerms, SYNONYM_DICTIONARY, type Term } from './parse-terms.js';
import { isEmployerWord, PlaceExtractor } from './place-extractor.js';
import { type CorrectedText, SpellingCorrector } from './spelling-corrector.js';
import { VisibleJobCounter } from './visible-job-counter.js';

/** A typed text, split into terms, filters and a place. */
export interface ParsedQuery {
  terms: Term[];
  filters: (TextFilter & { filter: FieldFilter })[];
  place: ResolvedLocation | null;
  /** Account numbers of named employers. */
  employers: string[];
  /** The corrected text, and `rest` without the place. */
  text: string;
  rest: string;
  corrections: CorrectedText['corrections'];
}

export interface ParseOptions {
  /** Miles around a ZIP code or city unless a radius is requested. */
  defaultRadius: number;
  requestedRadius: number | undefined;
  /** The Location field is filled: places in the text are ordinary words then. */
  hasLocation: boolean;
  /** Disables spelling correction. */
  exact: boolean;
  now: Date;
}

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
    { defaultRadius, requestedRadius, hasLocation, exact, now }: ParseOptions,
  ): Promise<ParsedQuery> {
    const { text, corrections } = exact ? { text: typed, corrections: [] } : await this.spelling.correct(typed);
    const names = await this.gazetteer.get();
    const place = hasLocation ? null : await this.placeExtractor.extract(text);
    const rest = place?.rest ?? text;
    const extracted = extractFilters(rest, names);
    // A town in the text includes its surroundings.
    const radius = {
      defaultRadius,
      requestedRadius: requestedRadius ?? place?.radius,
      cityRadius: defaultRadius,
    };
    const words = await this.dictionary.getStatistics(JOB_SEARCH.name);
    return {
      terms: await this.withoutHidden(
        parseTerms(extracted.rest, { words, names }, Boolean(place) || extracted.filters.length > 0),
      ),
      filters: extracted.filters.map((textFilter) => ({ ...textFilter, filter: toFilter(textFilter, now) })),
      place: place && (await this.locations.resolve(place.typed, radius)),
      employers: names.findEmployers(employerWords(extracted.rest, names)),
      ...{ text, rest, corrections },
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

/** Words that may name an employer: "Reading SD" does, "Reading specialist" does not. */
function employerWords(text: string, { positions }: NameLookup): string[] {
  const words = tokenize(text).flat();
  return words.filter(
    (word, at) => !(positions.has(word) || SYNONYM_DICTIONARY.contains(word)) || isEmployerWord(words[at + 1]),
  );
}

function toFilter({ name, value }: TextFilter, now: Date): FieldFilter {
  if (name === 'postedWithin') return { field: 'startDate', from: postedSince(value as '1' | '7', now) };
  return { field: name, anyOf: [name === 'remote' ? true : value] };
}
