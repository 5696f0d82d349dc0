import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Gazetteer } from './gazetteer.js';
import {
  isEmployerAfter,
  isJobWord,
  isPartOfOtherName,
  isRegionOfOtherName,
  isTownDespiteJob,
  isWithinPhrase,
  STATE_NAMES,
} from './other-names.js';
import { extractUnit } from './unit-extractor.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu;
/** In the longest name of a place. */
const MAX_NAME_WORDS = 4;
/** Before a place, after a preposition. */
const AROUND_BEGINNINGS = new Set(['the', 'greater']);
const PREPOSITIONS = new Set(['near', 'in', 'around', 'at', 'of', 'from', 'by', 'to']);
/** "within 10 miles of", "20 mi from", "15 miles", "a 20-mile radius of". */
const DISTANCE =
  /\b(?:(?:within|in)\s+)?(?:an?\s+)?(\d{1,3})\s*-?\s*(?:miles?|mi)\b(?:\s+radius\b)?(?:\s+(?:of|from|around|near)\b)?/;
const NEAR_ME = /\b(?:(?:near|around|by|close to)\s+me|nearby|in my area)\b/;
/** Before "of" and a town, words that make a name of an employer of it. */
const EMPLOYER_BEGINNINGS = new Set(['district', 'schools', 'city']);

export interface ExtractedPlace {
  /** The words of the place, as LocationResolver takes them; empty for "near me" or a distance alone. */
  typed: string;
  /** In miles, if the text has one. */
  radius: number | undefined;
  /** The text without the place and the radius. */
  rest: string;
}

/** Extracts the first place from a folded text whose nicknames are expanded. */
@Injectable()
export class PlaceExtractor {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly gazetteer: Gazetteer,
  ) {}

  async extract(text: string): Promise<ExtractedPlace | null> {
    const distance = DISTANCE.exec(text);
    // Rounded up, so that nothing within the typed distance is left out.
    const radius = distance ? Math.min(500, Math.max(5, Math.ceil(Number(distance[1]) / 5) * 5)) : undefined;
    const folded = distance ? text.replace(distance[0], ' near ') : text;
    if (NEAR_ME.test(folded)) return { typed: '', radius, rest: folded.replace(NEAR_ME, ' ') };
    const names = await this.gazetteer.get();
    const unit = extractUnit(folded, names.unitNumbers);
    if (unit && (await this.isArea(`iu ${unit.number}`)))
      return { typed: `iu ${unit.number}`, radius, rest: unit.rest };
    const words = folded.match(WORD) ?? [];
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
        if (!(await this.isPlace(words, at, length))) continue;
        const typed = words.slice(at, at + length).join(' ');
        let [start, end] = [at, at + length];
        if (AROUND_BEGINNINGS.has(words[start - 1] ?? '')) start--;
        if (PREPOSITIONS.has(words[start - 1] ?? '')) start--;
        if (words[end] === 'area' || STATE_NAMES.has(words[end] ?? '')) end++;
        const rest = [...words.slice(0, start), ...words.slice(end)].join(' ');
        return { typed: (await this.isCountyWithoutCity(typed)) ? `${typed} county` : typed, radius, rest };
      }
    }
    // A distance from nowhere else is one from the searcher.
    return distance ? { typed: '', radius, rest: folded } : null;
  }

  private async isPlace(words: readonly string[], at: number, length: number): Promise<boolean> {
    const window = { words, at, length };
    const name = words.slice(at, at + length).join(' ');
    if (/^\d+$/.test(name)) return /^\d{5}$/.test(name) && (await this.directory.placeOfZip(name)) !== null;
    const names = await this.gazetteer.get();
    const isAfterArticle = AROUND_BEGINNINGS.has(words[at - 1] ?? '');
    const [before = '', first = ''] = isAfterArticle ? [words[at - 2], words[at - 3]] : [words[at - 1], words[at - 2]];
    const area = await this.directory.areaByName(name);
    if (area) return area.kind !== 'region' || isAfterArticle || !isRegionOfOtherName(window, names);
    const isCity = (await this.directory.placesByName(name)).length > 0;
    if (!isCity && !(await this.isCountyWithoutCity(name))) return false;
    if (isWithinPhrase(window, names)) return false;
    if (before === 'of' && EMPLOYER_BEGINNINGS.has(first)) return false;
    if (length === 1 && isJobWord(name, names)) return isTownDespiteJob(window, names);
    return PREPOSITIONS.has(before) ? !isEmployerAfter(before, window) : !isPartOfOtherName(window, names);
  }

  /** "Berks" is the county, since no city has this name. */
  private async isCountyWithoutCity(name: string): Promise<boolean> {
    if (!/^[a-z]+$/.test(name) || !(await this.isArea(`${name} county`))) return false;
    return !(await this.directory.placesByName(name)).length;
  }

  private async isArea(name: string): Promise<boolean> {
    return (await this.directory.areaByName(name)) !== null;
  }
}
