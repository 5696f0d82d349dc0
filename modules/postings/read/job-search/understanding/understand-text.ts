import { Injectable } from '@nestjs/common';
import { compounds } from '../../../../../src/platform/search/language/words.js';
import type { FieldFilter } from '../../../../../src/platform/search/search-engine.js';
import { Vocabulary } from '../../../../../src/platform/search/vocabulary/vocabulary.js';
import { postedSince } from '../job-filters.js';
import { JOB_SEARCH } from '../job-search.index.js';
import { type SearchedPlace, SearchPlaces } from '../search-places.js';
import { KnownNames, type Names } from './known-names.js';
import { isOfEmployer, PlacesInText } from './places-in-text.js';
import { type Corrected, Spelling } from './spelling.js';
import { filtersInText, type TextFilter } from './text-filters.js';
import { LEXICON, readWords, type Term } from './typed-words.js';

/** What somebody means who typed a text. */
export interface Meaning {
  terms: Term[];
  filters: (TextFilter & { filter: FieldFilter })[];
  place: SearchedPlace | null;
  /** Account numbers of named employers. */
  employers: string[];
  /** The text as it was read, and the same without the place. */
  text: string;
  rest: string;
  corrected: Corrected['corrected'];
}

export interface Circumstances {
  /** Miles around a ZIP code or city where none are asked for. */
  usual: number;
  asked: number | undefined;
  /** The Location field has one: words of places are words then. */
  hasPlace: boolean;
  /** Nothing is to be corrected. */
  exact: boolean;
  now: Date;
}

/** Reads words, places and circumstances out of one field. */
@Injectable()
export class UnderstandText {
  constructor(
    private readonly spelling: Spelling,
    private readonly names: KnownNames,
    private readonly placesInText: PlacesInText,
    private readonly places: SearchPlaces,
    private readonly vocabulary: Vocabulary,
  ) {}

  async read(typed: string, { usual, asked, hasPlace, exact, now }: Circumstances): Promise<Meaning> {
    const { text, corrected } = exact ? { text: typed, corrected: [] } : await this.spelling.correct(typed);
    const names = await this.names.all();
    const named = hasPlace ? null : await this.placesInText.find(text);
    const rest = named?.rest ?? text;
    const chosen = filtersInText(rest, names);
    // Who names a town in a search goes to the next one too.
    const radius = { usual, asked: asked ?? named?.radius, ofCity: usual };
    const words = await this.vocabulary.of(JOB_SEARCH.name);
    return {
      terms: readWords(chosen.rest, { words, names }, Boolean(named) || chosen.filters.length > 0),
      filters: chosen.filters.map((one) => ({ ...one, filter: filterOf(one, now) })),
      place: named && (await this.places.find(named.typed, radius)),
      employers: names.employersNamed(namingWords(chosen.rest, names)),
      ...{ text, rest, corrected },
    };
  }
}

/** "Reading specialist" does not name Reading's schools, "Reading SD" does. */
function namingWords(text: string, { positions }: Names): string[] {
  const words = compounds(text).flat();
  return words.filter((word, at) => !(positions.has(word) || LEXICON.knows(word)) || isOfEmployer(words[at + 1]));
}

function filterOf({ name, value }: TextFilter, now: Date): FieldFilter {
  if (name === 'postedWithin') return { field: 'startDate', from: postedSince(value as '1' | '7', now) };
  return { field: name, anyOf: [name === 'remote' ? true : value] };
}
