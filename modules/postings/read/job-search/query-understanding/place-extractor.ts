import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { fold } from '../../../../../src/platform/search/language/fold.js';
import { AreaByName, PlaceOfZip, PlacesByName } from '../../../../directory/contract/queries.js';
import { Gazetteer } from './gazetteer.js';
import { SYNONYM_DICTIONARY } from './parse-terms.js';
import { expandNicknames } from './place-nicknames.js';
import { extractUnit } from './unit-extractor.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu;
/** In the longest name of a place. */
const MAX_NAME_WORDS = 4;
const STATE_NAMES = new Set(['pa', 'pennsylvania']);
/** Before a place, after a preposition. */
const AROUND_BEGINNINGS = new Set(['the', 'greater']);
const PREPOSITIONS = new Set(['near', 'in', 'around', 'at', 'of', 'from', 'by', 'to']);
/** "within 10 miles of", "20 mi from", "15 miles". */
const DISTANCE = /\b(?:within\s+|in\s+)?(\d{1,3})\s*(?:miles?|mi)\b(?:\s+(?:of|from|around|near))?/;
const NEAR_ME = /\b(?:(?:near|around|by|close to)\s+me|nearby|in my area)\b/;
/** Words that make another name of a preceding town. */
const NAME_ENDINGS = new Set(['park', 'heights', 'hills', 'hill', 'view', 'ridge', 'academy', 'preparatory']);
/** Matches the rest of the name of a school after a town. In "york elementary teacher" it belongs to the job. */
const SCHOOL = /^(?:elementary|elem|middle|high|junior high|senior high|intermediate|primary)(?: school)?$/;
/** Words that make a subject of Reading, before or after it. */
const SUBJECT_WORDS = new Set([
  ...['teacher', 'specialist', 'coach', 'tutor', 'instructor', 'interventionist', 'intervention', 'aide', 'recovery'],
  ...['support', 'supervisor', 'coordinator', 'assistant', 'department', 'title', 'remedial', 'corrective'],
]);
/** Before "of" and a town, words that make a name of an employer of it. */
const EMPLOYER_BEGINNINGS = new Set(['district', 'schools', 'city']);
/** Words that turn a preceding town into the name of an employer. */
const EMPLOYER_WORDS = new Set([
  'school',
  'schools',
  'public',
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
  /** The words of the place, as LocationResolver takes them; empty for "near me". */
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
    const named = expandNicknames(fold(text));
    const distance = DISTANCE.exec(named);
    const radius = distance ? Math.min(500, Math.max(5, Math.round(Number(distance[1]) / 5) * 5)) : undefined;
    const folded = distance ? named.replace(distance[0], ' near ') : named;
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
    return null;
  }

  private async isPlace(words: readonly string[], at: number, length: number): Promise<boolean> {
    const name = words.slice(at, at + length).join(' ');
    if (/^\d+$/.test(name)) return /^\d{5}$/.test(name) && (await this.queries.execute(new PlaceOfZip(name))) !== null;
    if (await this.isArea(name)) return true;
    const isCity = (await this.queries.execute(new PlacesByName(name))).length > 0;
    if (!isCity && !(await this.isCountyWithoutCity(name))) return false;
    const isAfterArticle = AROUND_BEGINNINGS.has(words[at - 1] ?? '');
    const [before = '', first = ''] = isAfterArticle ? [words[at - 2], words[at - 3]] : [words[at - 1], words[at - 2]];
    if (before === 'of' && EMPLOYER_BEGINNINGS.has(first)) return false;
    return PREPOSITIONS.has(before) || !(await this.isPartOfOtherName(words, at, length));
  }

  /** "Reading teacher" names a subject, "Central Dauphin" and "Scranton SD" name employers. */
  private async isPartOfOtherName(words: readonly string[], at: number, length: number): Promise<boolean> {
    const name = words.slice(at, at + length);
    const [before, after] = [words[at - 1], words[at + length]];
    const { employerPairs, positions } = await this.gazetteer.get();
    const isOfEmployer = after === 'area' ? employerPairs.has(`${name.at(-1)} area`) : isEmployerWord(after);
    if (isOfEmployer || NAME_ENDINGS.has(after ?? '')) return true;
    if (SCHOOL.test(words.slice(at + length).join(' '))) return true;
    const isJobWord = (word: string) => positions.has(word) || SYNONYM_DICTIONARY.contains(word);
    if (name.every(isJobWord)) {
      // "Chemistry teacher Reading" has its subject already.
      const subject = after === undefined && before !== undefined && words[at - 2];
      if (subject && /^[a-z]{3}/.test(subject) && isJobWord(subject)) return false;
      return words.length === length || [before, after].some((word) => SUBJECT_WORDS.has(word ?? ''));
    }
    return employerPairs.has(`${before} ${name[0]}`) || employerPairs.has(`${name.at(-1)} ${after}`);
  }

  /** "Berks" is the county, since no city has this name. */
  private async isCountyWithoutCity(name: string): Promise<boolean> {
    if (!/^[a-z]+$/.test(name) || !(await this.isArea(`${name} county`))) return false;
    return !(await this.queries.execute(new PlacesByName(name))).length;
  }

  private async isArea(name: string): Promise<boolean> {
    return (await this.queries.execute(new AreaByName(name))) !== null;
  }
}
