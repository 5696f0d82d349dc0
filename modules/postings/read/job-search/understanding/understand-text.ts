import { Injectable } from '@nestjs/common';
import type { TermGroup } from '../../../../../src/platform/search/search-engine.js';
import type { Interpretation } from '../../../contract/api-interpretation.js';
import { type SearchedPlace, SearchPlaces, shownPlace } from '../search-places.js';
import { PlacesInText } from './places-in-text.js';
import { readWords } from './typed-words.js';

export interface Understood {
  groups: TermGroup[];
  /** Named in the text. */
  place: SearchedPlace | null;
  /** Whether it holds anything to search for. */
  isEmpty: boolean;
  interpretation: Interpretation;
}

interface Circumstances {
  /** Miles around a ZIP code or city where none are asked for. */
  usual: number;
  asked: number | undefined;
  /** The Location field has one: words of places are words then. */
  hasPlace: boolean;
}

/** What somebody means who types words, places and circumstances into one field. */
@Injectable()
export class UnderstandText {
  constructor(
    private readonly placesInText: PlacesInText,
    private readonly places: SearchPlaces,
  ) {}

  async read(text: string, { usual, asked, hasPlace }: Circumstances): Promise<Understood> {
    const named = hasPlace ? null : await this.placesInText.find(text);
    // Who names a town in a search goes to the next one too.
    const radius = { usual, asked: asked ?? named?.radius, ofCity: usual };
    const place = named && (await this.places.find(named.typed, radius));
    const { groups, terms, expanded } = named ? readWords(named.rest, true) : readWords(text);
    return {
      groups,
      place,
      isEmpty: !groups.length && !place,
      interpretation: {
        terms,
        corrected: [],
        expanded,
        leftOut: [],
        filters: [],
        place: place && { ...shownPlace(place), from: 'q', without: named?.rest ?? '', others: [] },
      },
    };
  }
}
