import { Injectable } from '@nestjs/common';
import {
  MAX_SUGGESTIONS,
  MIN_LETTERS,
  SUGGESTION_KINDS,
  type Suggestion,
  type Suggestions,
  type SuggestQuery,
} from '../../../contract/api-suggest.js';
import { foldedWords } from './prefix-index.js';
import { SuggestedNames } from './suggested-names.js';
import { SuggestedPlaces } from './suggested-places.js';

/** Limit for one kind while other kinds have matches too. */
const MAX_PER_KIND = 4;

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
    return { items: interleave(requested.map((kind) => indexes[kind].search(typed, MAX_SUGGESTIONS))) };
  }
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
