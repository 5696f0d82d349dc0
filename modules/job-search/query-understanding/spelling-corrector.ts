import { Injectable } from '@nestjs/common';
import { fold } from '#platform/search/language/fold.js';
import { toLexeme } from '#platform/search/language/stemmer.js';
import { isStopWord } from '#platform/search/language/stop-words.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import { TermDictionary } from '#platform/search/terms/term-dictionary.js';
import type { TermStatistics } from '#platform/search/terms/term-statistics.js';
import { JOB_SEARCH } from '../index/job-search.index.js';
import { Gazetteer, type NameLookup } from './gazetteer.js';
import { SYNONYM_DICTIONARY } from './parse-terms.js';
import { PLACE_NICKNAMES } from './place-nicknames.js';
import { VisibleJobCounter } from './visible-job-counter.js';

/** Shorter words have too many similar words. */
const MIN_WORD_LENGTH = 4;
/** Only for a long word is the name of a place offered, and by one letter: short names are like too many words. */
const MIN_PLACE_LENGTH = 8;
/** Of each part of a split compound. */
const MIN_PART_LENGTH = 3;
/** Each correction costs a search; further unknown words are left as they are. */
const MAX_CORRECTIONS = 5;

/** A typed word that finds this share of what its correction finds in titles, positions and names may be meant. */
const MIN_SHARE_OF_MEANT = 0.1;

interface Correction {
  from: string;
  to: string;
}

export interface CorrectedText {
  text: string;
  corrections: Correction[];
  /** The text with corrections that are only offered: they would replace results of a typed word, or name a place. */
  didYouMean: string | null;
}

/** Corrects words that occur in no title, position or name. */
@Injectable()
export class SpellingCorrector {
  constructor(
    private readonly dictionary: TermDictionary,
    private readonly gazetteer: Gazetteer,
    private readonly jobs: VisibleJobCounter,
  ) {}

  async correct(text: string): Promise<CorrectedText> {
    const words = await this.dictionary.getStatistics(JOB_SEARCH.name);
    const names = await this.gazetteer.get();
    const unknown = [...new Set(tokenize(text).flat())].filter((word) => !isKnown(word, words, names));
    const corrections: Correction[] = [];
    const offered: Correction[] = [];
    for (const from of unknown.slice(0, MAX_CORRECTIONS)) {
      if (words.completions(from).length) continue;
      const to = findCorrection(from, words, names);
      if (to === null) continue;
      const share = words.lexemeFrequency(toLexeme(from)).documents / words.lexemeFrequency(toLexeme(to)).inHead;
      // A word that only descriptions have may be a mistake, unless it is about as frequent.
      const isMeant = share >= MIN_SHARE_OF_MEANT && (await this.jobs.hasWords(from));
      if (isMeant && share >= 1) continue;
      if (names.contains(to) || SYNONYM_DICTIONARY.contains(to) || (await this.jobs.hasWords(to)))
        (isMeant || names.isPlace(to) ? offered : corrections).push({ from, to });
    }
    const corrected = replaceWords(text, corrections);
    return { text: corrected, corrections, didYouMean: offered.length ? replaceWords(corrected, offered) : null };
  }
}

function isKnown(word: string, words: TermStatistics, names: NameLookup): boolean {
  if (word.length < MIN_WORD_LENGTH || !/^[a-z]+$/.test(word) || isStopWord(word)) return true;
  if (
    SYNONYM_DICTIONARY.isStopWord(word) ||
    SYNONYM_DICTIONARY.contains(word) ||
    names.contains(word) ||
    names.employersByInitials.has(word) ||
    PLACE_NICKNAMES.has(word)
  )
    return true;
  return words.lexemeFrequency(toLexeme(word)).inHead > 0;
}

/**
 * The word of the same root ("welding" for "welder"), else the most similar one; ties go to the most frequent one in
 * titles and names.
 */
function findCorrection(typed: string, words: TermStatistics, names: NameLookup): string | null {
  const candidates = new Map(
    [...names.fuzzyMatcher.match(typed), ...words.similarWords(typed), ...SYNONYM_DICTIONARY.similarWords(typed)].map(
      (match) => [match.word, match],
    ),
  );
  const rated = [...candidates.values()]
    .filter(({ word, edits }) => !names.isPlace(word) || (edits === 1 && typed.length >= MIN_PLACE_LENGTH))
    .map(({ word, edits }) => {
      const { documents, inHead } = words.lexemeFrequency(toLexeme(word));
      return { word, rating: [-edits, Number(word[0] === typed[0]), inHead, documents] };
    })
    .filter(
      ({ word, rating: [, , inHead = 0] }) => inHead > 0 || names.contains(word) || SYNONYM_DICTIONARY.contains(word),
    );
  const [best] = rated.sort((a, b) => compareRatings(b.rating, a.rating));
  return words.ofSameRoot(typed) ?? best?.word ?? splitCompound(typed, words);
}

function compareRatings(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Splits "highschool" into two known words. The best split maximizes the frequency of its rarer part. */
function splitCompound(typed: string, words: TermStatistics): string | null {
  let best = { count: 0, parts: null as string | null };
  for (let at = MIN_PART_LENGTH; at <= typed.length - MIN_PART_LENGTH; at++) {
    const parts = [typed.slice(0, at), typed.slice(at)];
    const count = Math.min(...parts.map((part) => words.wordFrequency(part).documents));
    if (count > best.count) best = { count, parts: parts.join(' ') };
  }
  return best.parts;
}

const replaceWords = (text: string, corrections: readonly Correction[]) =>
  corrections.reduce(replaceWord, corrections.length ? fold(text) : text);

function replaceWord(text: string, { from, to }: Correction): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${from}(?![\\p{L}\\p{N}])`, 'gu'), to);
}
