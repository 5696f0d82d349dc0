import { Injectable } from '@nestjs/common';
import {
  MAX_SUGGESTIONS,
  MIN_LETTERS,
  SUGGESTION_KINDS,
  type Suggestion,
  type SuggestionKind,
  type Suggestions,
  type SuggestQuery,
} from '../contract/api/suggest.js';
import { ForgivingSearch, type Indexes } from './forgiving-search.js';
import { foldedWords } from './prefix-index.js';
import { SuggestedNames } from './suggested-names.js';
import { SuggestedPlaces } from './suggested-places.js';

/** Limit for one kind while other kinds have matches too. */
const MAX_PER_KIND = 4;
/** With fewer suggestions, the text is also read with other spellings and synonyms, and as a job in a place. */
const ENOUGH_SUGGESTIONS = 5;

/** Handles GET /api/jobs/suggest from memory. */
@Injectable()
export class Suggest {
  constructor(
    private readonly names: SuggestedNames,
    private readonly places: SuggestedPlaces,
  ) {}

  async suggest({ q = '', kinds }: SuggestQuery): Promise<Suggestions> {
    const typed = foldedWords(q);
    if (typed.join('').length < MIN_LETTERS) return { items: [] };
    const indexes = { ...(await this.names.get()), place: await this.places.get() };
    const requested = SUGGESTION_KINDS.filter((kind) => !kinds.length || kinds.includes(kind));
    const exact = interleave(requested.map((kind) => indexes[kind].search(typed, MAX_SUGGESTIONS)));
    return { items: exact.length < ENOUGH_SUGGESTIONS ? searchForgivingly(typed, indexes, requested) : exact };
  }
}

function searchForgivingly(
  typed: readonly string[],
  indexes: Indexes,
  requested: readonly SuggestionKind[],
): Suggestion[] {
  const search = new ForgivingSearch(indexes);
  const found = requested.map((kind) => search.find(kind, typed));
  const items = interleave(found);
  // A text that names a place or an employer is no job in another place.
  const isName = items.some(({ kind }) => kind === 'place' || kind === 'organization');
  if (isName || items.length >= ENOUGH_SUGGESTIONS || requested.length < SUGGESTION_KINDS.length) return items;
  const withPlaces = search.findWithPlaces(typed);
  return interleave(
    requested.map((kind, at) => [...(found[at] ?? []), ...withPlaces.filter((job) => job.kind === kind)]),
  );
}

/** Takes the best of each kind in turn; remaining slots go to kinds with more matches. */
export function interleave(kinds: readonly (readonly Suggestion[])[]): Suggestion[] {
  const taken = kinds.map(() => 0);
  let room = MAX_SUGGESTIONS;
  for (const limit of [MAX_PER_KIND, MAX_SUGGESTIONS]) {
    for (let round = 0; round < limit; round += 1) {
      for (const [kind, found] of kinds.entries()) {
        if (room === 0 || round < (taken[kind] ?? 0) || round >= found.length) continue;
        taken[kind] = round + 1;
        room -= 1;
      }
    }
  }
  return kinds.flatMap((found, kind) => found.slice(0, taken[kind]));
}
