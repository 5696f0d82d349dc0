import { MAX_SUGGESTIONS, type Suggestion, type SuggestionKind } from '../contract/api/suggest.js';
import { jobsWithPlaces } from './jobs-with-places.js';
import { foldedWords, type PrefixIndex } from './prefix-index.js';
import { textVariants } from './text-variants.js';

export type Indexes = Readonly<Record<SuggestionKind, PrefixIndex<Suggestion>>>;

const JOB_KINDS = ['title', 'position'] as const;
/** Titles among which one without further words is looked for. */
const MAX_CANDIDATES = 100;

/** Suggestions for a text that has too few of its own: by its variants, and for a job in a place. */
export class ForgivingSearch {
  constructor(private readonly indexes: Indexes) {}

  /**
   * Finds the entries of the typed text, then those of its variants. With `atStart` only what starts with one of them.
   */
  find(kind: SuggestionKind, typed: readonly string[], atStart = false): Suggestion[] {
    const texts = this.textsFor(kind, typed);
    return unique(texts.flatMap((words) => this.indexes[kind].search(words, MAX_SUGGESTIONS, atStart)));
  }

  /** Titles and positions of the first words, in places of the last words. */
  findWithPlaces(typed: readonly string[]): Suggestion[] {
    return jobsWithPlaces(
      typed,
      (words) => this.findJobs(words),
      (words) => this.find('place', words, true),
    );
  }

  /** Titles and positions of these words and no others, else the words themselves if a title or position has them. */
  private findJobs(typed: readonly string[]): Suggestion[] {
    const texts = JOB_KINDS.flatMap((kind) => this.textsFor(kind, typed));
    const words = texts.find((its) => JOB_KINDS.some((kind) => this.indexes[kind].search(its, 1).length));
    if (!words) return [];
    const whole = JOB_KINDS.flatMap((kind) => this.indexes[kind].search(words, MAX_CANDIDATES)).filter(
      ({ label }) => foldedWords(label).length === words.length,
    );
    return whole.length ? unique(whole) : [this.toTitle(words)];
  }

  /** The words as a title, the beginnings of words completed. */
  private toTitle(words: readonly string[]): Suggestion {
    const { title, position } = this.indexes;
    const value = words.map((word) => title.completeWord(word) ?? position.completeWord(word) ?? word).join(' ');
    return { kind: 'title', label: value.charAt(0).toUpperCase() + value.slice(1), value };
  }

  private textsFor(kind: SuggestionKind, typed: readonly string[]): (readonly string[])[] {
    return [typed, ...textVariants(typed, this.indexes[kind], Object.values(this.indexes))];
  }
}

/** The first ones with different values. */
function unique(found: readonly Suggestion[]): Suggestion[] {
  const byValue = new Map<string, Suggestion>();
  for (const suggestion of found) if (!byValue.has(suggestion.value)) byValue.set(suggestion.value, suggestion);
  return [...byValue.values()].slice(0, MAX_SUGGESTIONS);
}
