import { Injectable } from '@nestjs/common';
import {
  FEWEST_LETTERS,
  MOST_SUGGESTIONS,
  SUGGESTION_KINDS,
  type Suggestion,
  type Suggestions,
  type SuggestQuery,
} from '../../../contract/api-suggest.js';
import { wordsOf } from './name-index.js';
import { SuggestedNames } from './suggested-names.js';
import { SuggestedPlaces } from './suggested-places.js';

/** Of one kind while others have something too. */
const MOST_OF_A_KIND = 4;

/** Answers GET /api/jobs/suggest from memory. */
@Injectable()
export class Suggest {
  constructor(
    private readonly names: SuggestedNames,
    private readonly places: SuggestedPlaces,
  ) {}

  async find({ q = '', kinds }: SuggestQuery): Promise<Suggestions> {
    const typed = wordsOf(q);
    if (typed.join('').length < FEWEST_LETTERS) return { items: [] };
    const indexes = { ...(await this.names.get()), place: await this.places.get() };
    const asked = SUGGESTION_KINDS.filter((kind) => !kinds.length || kinds.includes(kind));
    return { items: mixed(asked.map((kind) => indexes[kind].find(typed, MOST_SUGGESTIONS))) };
  }
}

/** The best of each kind in turn; what room is left goes to the kinds that have more. */
export function mixed(kinds: readonly (readonly Suggestion[])[]): Suggestion[] {
  const taken = kinds.map(() => 0);
  let room = MOST_SUGGESTIONS;
  for (const most of [MOST_OF_A_KIND, MOST_SUGGESTIONS]) {
    for (let round = 0; round < most; round += 1) {
      for (const [kind, found] of kinds.entries()) {
        if (room === 0 || round < (taken[kind] ?? 0) || round >= found.length) continue;
        taken[kind] = round + 1;
        room -= 1;
      }
    }
  }
  return kinds.flatMap((found, kind) => found.slice(0, taken[kind]));
}
