import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { fold } from '../../../../../src/platform/search/language/fold.js';
import { AreaByName, PlaceOfZip, PlacesByName } from '../../../../directory/contract/queries.js';
import { Gazetteer } from './gazetteer.js';
import { SYNONYM_DICTIONARY } from './parse-terms.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu;
/** In the longest name of a place. */
const MAX_NAME_WORDS = 4;
const PREPOSITIONS = new Set(['near', 'in', 'around', 'at', 'of', 'from', 'by', 'to']);
/** Words that turn a preceding town into the name of an employer. */
const EMPLOYER_WORDS = new Set([
  'school',
  'schools',
  'sd',
  'district',
  'area',
  'city',
  'charter',
  'township',
  'valley',
]);
export const isEmployerWord = (word: string | undefined) => word !== undefined && EMPLOYER_WORDS.has(word);

export interface ExtractedPlace {
  /** The words of the place, as LocationResolver takes them. */
  typed: string;
  /** In miles, if the text has one. */
  radius: number | undefined;
  /** The text without the place and the radius. */
  rest: string;
}

/** Extracts the first place from a text. */
@Injectable()
export class PlaceExtractor {
  constructor(
    private readonly queries: QueryBus,
    private readonly gazetteer: Gazetteer,
  ) {}

  async extract(text: string): Promise<ExtractedPlace | null> {
    const within = /\bwithin\s+(\d{1,3})\s+miles?\b/.exec(fold(text));
    const radius = within ? Math.min(500, Math.max(5, Math.round(Number(within[1]) / 5) * 5)) : undefined;
    const folded = within ? fold(text).replace(within[0], ' near ') : fold(text);
    const unit = /\b(?:iu|intermediate unit)\s*#?\s*(\d{1,2})\b/.exec(folded);
    if (unit && (await this.isArea(`iu ${unit[1]}`)))
      return { typed: `iu ${unit[1]}`, radius, rest: folded.replace(unit[0], ' ') };
    const words = folded.match(WORD) ?? [];
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
        if (!(await this.isPlace(words, at, length))) continue;
        const lead = PREPOSITIONS.has(words[at - 1] ?? '') ? 1 : 0;
        const rest = [...words.slice(0, at - lead), ...words.slice(at + length)].join(' ');
        return { typed: words.slice(at, at + length).join(' '), radius, rest };
      }
    }
    return null;
  }

  private async isPlace(words: readonly string[], at: number, length: number): Promise<boolean> {
    const name = words.slice(at, at + length).join(' ');
    if (/^\d+$/.test(name)) return /^\d{5}$/.test(name) && (await this.queries.execute(new PlaceOfZip(name))) !== null;
    if (await this.isArea(name)) return true;
    if (!(await this.queries.execute(new PlacesByName(name))).length) return false;
    return PREPOSITIONS.has(words[at - 1] ?? '') || !(await this.isPartOfOtherName(words, at, length));
  }

  /** "Reading teacher" names a subject, "Central Dauphin" and "Scranton SD" name employers. */
  private async isPartOfOtherName(words: readonly string[], at: number, length: number): Promise<boolean> {
    const name = words.slice(at, at + length);
    const [before, after] = [words[at - 1], words[at + length]];
    if (isEmployerWord(after)) return true;
    const { employerPairs, positions } = await this.gazetteer.get();
    if (name.every((word) => positions.has(word) || SYNONYM_DICTIONARY.contains(word))) return true;
    return employerPairs.has(`${before} ${name[0]}`) || employerPairs.has(`${name.at(-1)} ${after}`);
  }

  private async isArea(name: string): Promise<boolean> {
    return (await this.queries.execute(new AreaByName(name))) !== null;
  }
}
