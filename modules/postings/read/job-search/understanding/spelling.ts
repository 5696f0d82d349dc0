import { Injectable } from '@nestjs/common';
import { fold } from '../../../../../src/platform/search/language/fold.js';
import { compounds, isStopWord, lexeme } from '../../../../../src/platform/search/language/words.js';
import type { Words } from '../../../../../src/platform/search/vocabulary/known-words.js';
import { Vocabulary } from '../../../../../src/platform/search/vocabulary/vocabulary.js';
import { JOB_SEARCH } from '../job-search.index.js';
import { KnownNames, type Names } from './known-names.js';
import { LEXICON } from './typed-words.js';
import { VisibleJobs } from './visible-jobs.js';

/** Shorter words have too many neighbours to guess among. */
const SHORTEST = 4;
/** Parts of words that were run together. */
const SHORTEST_PART = 3;
/** Searches that ask whether a word has results of its own; more unknown words than these are left as they are. */
const MOST_CORRECTED = 5;

export interface Corrected {
  text: string;
  corrected: { from: string; to: string }[];
}

/** Guesses what a word was meant for that no posting and no name has. */
@Injectable()
export class Spelling {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly names: KnownNames,
    private readonly jobs: VisibleJobs,
  ) {}

  async correct(text: string): Promise<Corrected> {
    const words = await this.vocabulary.of(JOB_SEARCH.name);
    const names = await this.names.all();
    const unknown = [...new Set(compounds(text).flat())].filter((word) => !isKnown(word, words, names));
    const corrected: Corrected['corrected'] = [];
    for (const from of unknown.slice(0, MOST_CORRECTED)) {
      if (words.beginningWith(from).length) continue;
      const to = meantFor(from, words, names);
      if (to !== null && !(await this.jobs.has([{ anyOf: [[lexeme(from)]] }]))) corrected.push({ from, to });
    }
    return { text: corrected.reduce(replaced, corrected.length ? fold(text) : text), corrected };
  }
}

function isKnown(word: string, words: Words, names: Names): boolean {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isStopWord(word)) return true;
  if (LEXICON.isFiller(word) || LEXICON.knows(word) || names.knows(word) || names.byInitials.has(word)) return true;
  return words.count(lexeme(word)).documents > 0;
}

/** The nearest; among equals the one that titles and names have most. */
function meantFor(typed: string, words: Words, names: Names): string | null {
  const candidates = new Map([...names.neighbours.of(typed), ...words.neighbours(typed)].map((one) => [one.word, one]));
  const rated = [...candidates.values()].map(({ word, edits }) => {
    const { documents, heading } = words.count(lexeme(word));
    return { word, rating: [-edits, Number(word[0] === typed[0]), heading, documents] };
  });
  const [best] = rated.sort((a, b) => compared(b.rating, a.rating));
  return best?.word ?? runTogether(typed, words);
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** "highschool": two words that postings have, the rarer of them as common as can be. */
function runTogether(typed: string, words: Words): string | null {
  let best = { count: 0, parts: null as string | null };
  for (let at = SHORTEST_PART; at <= typed.length - SHORTEST_PART; at++) {
    const parts = [typed.slice(0, at), typed.slice(at)];
    const count = Math.min(...parts.map((part) => words.written(part).documents));
    if (count > best.count) best = { count, parts: parts.join(' ') };
  }
  return best.parts;
}

function replaced(text: string, { from, to }: { from: string; to: string }): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${from}(?![\\p{L}\\p{N}])`, 'gu'), to);
}
