import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../../src/platform/ask.js';
import { fold } from '../../../../../src/platform/search/language/fold.js';
import { AreaNamed, PlaceOfZip, PlacesNamed } from '../../../../directory/contract/questions.js';
import { KnownNames } from './known-names.js';
import { LEXICON } from './typed-words.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu;
/** Words of the longest name of a place. */
const LONGEST_NAME = 4;
const LEADING = new Set(['near', 'in', 'around', 'at', 'of', 'from', 'by', 'to']);
/** After the name of a town they make it the name of an employer. */
const EMPLOYER = new Set(['school', 'schools', 'sd', 'district', 'area', 'city', 'charter', 'township', 'valley']);
export const isOfEmployer = (word: string | undefined) => word !== undefined && EMPLOYER.has(word);

export interface PlaceInText {
  /** What stands for the place, as SearchPlaces reads it. */
  typed: string;
  /** Miles, when the text says how many. */
  radius: number | undefined;
  /** The text without all that. */
  rest: string;
}

/** Finds the one place that a text of other words names. */
@Injectable()
export class PlacesInText {
  constructor(
    private readonly ask: Ask,
    private readonly names: KnownNames,
  ) {}

  async find(text: string): Promise<PlaceInText | null> {
    const within = /\bwithin\s+(\d{1,3})\s+miles?\b/.exec(fold(text));
    const radius = within ? Math.min(500, Math.max(5, Math.round(Number(within[1]) / 5) * 5)) : undefined;
    const folded = within ? fold(text).replace(within[0], ' near ') : fold(text);
    const unit = /\b(?:iu|intermediate unit)\s*#?\s*(\d{1,2})\b/.exec(folded);
    if (unit && (await this.isArea(`iu ${unit[1]}`)))
      return { typed: `iu ${unit[1]}`, radius, rest: folded.replace(unit[0], ' ') };
    const words = folded.match(WORD) ?? [];
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
        if (!(await this.isPlace(words, at, length))) continue;
        const lead = LEADING.has(words[at - 1] ?? '') ? 1 : 0;
        const rest = [...words.slice(0, at - lead), ...words.slice(at + length)].join(' ');
        return { typed: words.slice(at, at + length).join(' '), radius, rest };
      }
    }
    return null;
  }

  private async isPlace(words: readonly string[], at: number, length: number): Promise<boolean> {
    const name = words.slice(at, at + length).join(' ');
    if (/^\d+$/.test(name)) return /^\d{5}$/.test(name) && (await this.ask.of(new PlaceOfZip(name))) !== null;
    if (await this.isArea(name)) return true;
    if (!(await this.ask.of(new PlacesNamed(name))).length) return false;
    return LEADING.has(words[at - 1] ?? '') || !(await this.meansSomethingElse(words, at, length));
  }

  /** "Reading teacher" is about reading, "Central Dauphin" and "Scranton SD" are employers. */
  private async meansSomethingElse(words: readonly string[], at: number, length: number): Promise<boolean> {
    const name = words.slice(at, at + length);
    const [before, after] = [words[at - 1], words[at + length]];
    if (isOfEmployer(after)) return true;
    const { employerPairs, positions } = await this.names.all();
    if (name.every((word) => positions.has(word) || LEXICON.knows(word))) return true;
    return employerPairs.has(`${before} ${name[0]}`) || employerPairs.has(`${name.at(-1)} ${after}`);
  }

  private async isArea(name: string): Promise<boolean> {
    return (await this.ask.of(new AreaNamed(name))) !== null;
  }
}
