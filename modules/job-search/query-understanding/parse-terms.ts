import { phraseLexemes } from '#platform/search/language/analysis.js';
import { toLexeme } from '#platform/search/language/stemmer.js';
import { isStopWord } from '#platform/search/language/stop-words.js';
import { MAX_TERM_GROUPS, parseTermGroups } from '#platform/search/language/term-groups.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import type { TermGroup } from '#platform/search/search-engine.js';
import type { TermStatistics } from '#platform/search/terms/term-statistics.js';
import { rarity } from '../index/ranking.js';
import type { NameLookup } from './gazetteer.js';
import { SynonymDictionary, type SynonymMatch, type SynonymPhrase } from './synonym-dictionary.js';
import { CIRCUMSTANCES, EMPLOYER_KINDS, NO_JOBS } from './word-kinds.js';

export const SYNONYM_DICTIONARY = new SynonymDictionary();

/** A required word or phrase with its alternatives. */
export interface Term {
  typed: string;
  group: TermGroup;
  /** Lexemes of the typed word or phrase, then of each synonym. */
  alternatives: readonly (readonly string[])[];
  /** Alternatives in words, for display. */
  also: string[];
  /** Those of them that are words of postings, which may not be public. */
  completions: string[];
  /** It names a job, or a part of one, and not only an employer. */
  isJob: boolean;
  /** A working condition ("part time") or a kind of employer, which matters less than the subject. */
  isCircumstance: boolean;
  /** Number of postings that have it above the description. */
  inHead: number;
}

interface TermContext {
  words: TermStatistics;
  names: NameLookup;
}

/**
 * Parses a text into terms that must all match. Adds synonyms to phrases, employers to initials and completions to
 * unknown prefixes.
 */
export function parseTerms(text: string, context: TermContext): Term[] {
  const words = tokenize(text);
  const terms = new Map<string, Term>();
  for (let at = 0; at < words.length && terms.size < MAX_TERM_GROUPS; ) {
    const phrase = phraseAt(words, at);
    const typed = phrase ? phrase.typed : (words[at] ?? []).join('-');
    const length = phrase?.length ?? 1;
    const isSkipped = length === 1 && isFiller(words, at, context.names);
    const alternatives = phrase ? phraseAlternatives(phrase.match, context) : wordAlternatives(typed, context);
    // A repeated term counts once.
    if (alternatives && !isSkipped && !terms.has(typed)) terms.set(typed, toTerm(typed, alternatives, context));
    at += length;
  }
  return [...terms.values()];
}

interface TermAlternatives {
  group: Pick<TermGroup, 'anyOf' | 'anyOfInHead' | 'weakInHead' | 'inOrder'>;
  /** Lexemes of the typed word or phrase, then of each synonym. */
  alternatives: readonly (readonly string[])[];
  also: string[];
  completions: string[];
  isJob: boolean;
}

function phraseAlternatives({ alternatives, also }: SynonymMatch, { names }: TermContext): TermAlternatives {
  const [typed, ...others] = alternatives;
  return {
    group: {
      ...(typed ? typedAlternatives(typed) : { anyOf: [] }),
      anyOfInHead: others.filter(({ isWeak }) => !isWeak).map(({ inOrder }) => inOrder),
      weakInHead: others.filter(({ isWeak }) => isWeak).map(({ inOrder }) => inOrder),
    },
    alternatives: alternatives.map(({ lexemes }) => lexemes),
    also,
    completions: [],
    isJob: alternatives.length > 1 || alternatives.some(({ lexemes }) => isOfJob(lexemes, names)),
  };
}

/**
 * "Head of school" and "grade 5" are found as phrases only: their words alone say something else. Those of "5th grade"
 * and "k12" for "K-12" do not, and descriptions have no phrases.
 */
function typedAlternatives({ lexemes, whole, inOrder }: SynonymPhrase): Pick<TermGroup, 'anyOf' | 'inOrder'> {
  const isPhrase = inOrder.length >= lexemes.length || lexemes.some((lexeme) => /^\d/.test(lexeme));
  if (!isPhrase || lexemes.length < 2) return { anyOf: [lexemes] };
  const isTelling = whole.some((lexeme) => /\d/.test(lexeme)) && !whole.some((lexeme) => /^\d+$/.test(lexeme));
  return { anyOf: isTelling ? [inOrder, whole] : [inOrder], inOrder: lexemes };
}

function wordAlternatives(typed: string, { words, names }: TermContext): TermAlternatives | null {
  const [group] = parseTermGroups(typed);
  if (!group) return null;
  const { documents, inHead } = words.lexemeFrequency(toLexeme(typed));
  const employers = inHead ? [] : (names.employersByInitials.get(typed) ?? []);
  const isWhole = Boolean(documents) || names.contains(typed) || employers.length > 0;
  const completions = isWhole || typed.length < MIN_PREFIX_LENGTH ? [] : words.completions(typed);
  const also = [...employers, ...completions];
  return {
    group: { ...group, anyOfInHead: also.map(phraseLexemes) },
    alternatives: [...group.anyOf, ...also.map(toLexemes)],
    also,
    completions,
    // Not by initials, which stand for employers.
    isJob: [...group.anyOf, ...completions.map(toLexemes)].some((all) => isOfJob(all, names)),
  };
}

const isOfJob = (lexemes: readonly string[], { jobLexemes }: NameLookup) =>
  lexemes.some((lexeme) => jobLexemes.has(lexeme));

/** Shorter prefixes would match nearly everything. */
const MIN_PREFIX_LENGTH = 3;

const toLexemes = (text: string) => parseTermGroups(text).flatMap(({ anyOf }) => anyOf[0] ?? []);

/** A small number is in no count, and says little: "2" is in many titles. */
const SMALL_NUMBER = /^\d{1,2}$/;

function toTerm(
  typed: string,
  { group, alternatives, also, completions, isJob }: TermAlternatives,
  { words }: TermContext,
): Term {
  const counts = alternatives.map((all) => {
    const frequencies = all.map((lexeme) => words.lexemeFrequency(lexeme));
    const min = (of: 'documents' | 'inHead') => Math.min(...frequencies.map((count) => count[of]));
    return { documents: min('documents'), inHead: min('inHead') };
  });
  const max = (of: 'documents' | 'inHead') => Math.max(...counts.map((count) => count[of]));
  const isKindOfEmployer = [typed, ...also].some((phrase) => EMPLOYER_KINDS.has(phrase));
  const weight = SMALL_NUMBER.test(typed) ? 1 : rarity(max('documents'), words.documents);
  return {
    typed,
    group: { ...group, weight },
    alternatives,
    also,
    completions,
    isJob: isJob && !NO_JOBS.has(typed) && !isKindOfEmployer,
    isCircumstance: CIRCUMSTANCES.has(typed) || isKindOfEmployer,
    inHead: max('inHead'),
  };
}

/** The longest synonym phrase that starts here. */
function phraseAt(words: readonly string[][], at: number) {
  for (let length = Math.min(SYNONYM_DICTIONARY.maxPhraseLength, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const match = SYNONYM_DICTIONARY.find(window.flat());
    if (match) return { match, length, typed: window.map((word) => word.join('-')).join(' ') };
  }
  return null;
}

/** "Jobs" in "jobs for nurses", but not "job" in the name of a position, such as "job coach". */
function isFiller(words: readonly string[][], at: number, { positionPairs, employerPairs }: NameLookup): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]].map((parts = []) => parts.join('-'));
  if (word === undefined || !SYNONYM_DICTIONARY.isStopWord(word)) return false;
  return ![`${before} ${word}`, `${word} ${after}`].some((pair) => positionPairs.has(pair) || employerPairs.has(pair));
}

/** Whether a text, such as "jobs", asks for postings without saying which. */
export function isFillersOnly(text: string): boolean {
  const words = tokenize(text).map((parts) => parts.join('-'));
  const fillers = words.filter((word) => SYNONYM_DICTIONARY.isStopWord(word));
  return fillers.length > 0 && words.every((word) => fillers.includes(word) || isStopWord(word));
}
