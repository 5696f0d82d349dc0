import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { StaleWhileRevalidate } from '#platform/caching/stale-while-revalidate.js';
import { analyze } from '#platform/search/language/analysis.js';
import { isStopWord } from '#platform/search/language/stop-words.js';
import { tokenize } from '#platform/search/language/tokenizer.js';
import { FuzzyMatcher } from '#platform/search/terms/fuzzy-matcher.js';
import { DirectoryWatch } from '../serving/directory-watch.js';
import { unitNames } from './unit-extractor.js';

const REFRESH_MS = 60_000;
/** Shorter initials are too often words or other abbreviations. */
const MIN_INITIALS = 3;

/** A name of a position of the catalogue. "Principal, High School" has two: it is a principal. */
interface PositionName {
  id: string;
  /** Unique lexemes. */
  words: readonly string[];
}

/** Names of positions, employers and places, whether or not any posting has them. */
export interface NameLookup {
  /** Folded words of the position catalogue. */
  positions: ReadonlySet<string>;
  /** Names of positions whose lexemes are all among `lexemes`. */
  findPositions(lexemes: ReadonlySet<string>): PositionName[];
  /** Pairs of adjacent words in names of positions. */
  positionPairs: ReadonlySet<string>;
  /**
   * Lexemes of the words that say what a position is: "teacher" of "Teacher, Art", "director" of "Director of
   * Technology".
   */
  jobNouns: ReadonlySet<string>;
  /** Of all names of positions. */
  jobLexemes: ReadonlySet<string>;
  /** Pairs of adjacent words in names of employers. */
  employerPairs: ReadonlySet<string>;
  /** Names of employers by initials, such as "cvsd". */
  employersByInitials: ReadonlyMap<string, string[]>;
  /** Numbers of intermediate units by their folded names, without their kind. */
  unitNumbers: ReadonlyMap<string, number>;
  /**
   * Account numbers of the employers whose distinctive words are all among `words`, one of them telling; the longest
   * match wins.
   */
  findEmployers(words: readonly string[], isTelling: (word: string) => boolean): string[];
  /** Whether a position, an employer or a place has this word. */
  contains(word: string): boolean;
  /** Whether a place has this word, and no position. */
  isPlace(word: string): boolean;
  fuzzyMatcher: FuzzyMatcher;
}

/** Words that are common in names of employers. */
const COMMON_WORDS = new Set([
  'school',
  'schools',
  'district',
  'area',
  'city',
  'county',
  'township',
  'borough',
  'public',
  'high',
  'academy',
  'charter',
  'cyber',
  'intermediate',
  'unit',
  'iu',
  'career',
  'technology',
  'technical',
  'center',
  'institute',
  'of',
  'for',
  'the',
  'and',
  'at',
]);

/** Matches what follows the noun of a position's name. */
const NOUN_END = /,| \(| of | for /;

/** Gazetteer for the query parser, up to a minute old. */
@Injectable()
export class Gazetteer {
  private readonly names = new StaleWhileRevalidate(REFRESH_MS, () => this.load());

  constructor(
    private readonly directory: DirectoryApi,
    watch: DirectoryWatch,
  ) {
    watch.onChange(() => this.names.expire());
  }

  get(): Promise<NameLookup> {
    return this.names.get();
  }

  private async load(): Promise<NameLookup> {
    const employerPairs = new Set<string>();
    const employers = new Set<string>();
    const employersByInitials = new Map<string, string[]>();
    const employerNames: { accountNumber: string; words: string[] }[] = [];
    const unitNumbers = new Map<string, number>();
    for (const { accountName, accountNumber, iu } of await this.directory.allOrganizations()) {
      if (iu) for (const name of unitNames(accountName)) unitNumbers.set(name, iu);
      for (const pair of wordPairs(accountName)) employerPairs.add(pair);
      const words = tokenize(accountName).flat();
      for (const word of words) employers.add(word);
      const distinctiveWords = words.filter((word) => !COMMON_WORDS.has(word) && !/^\d+$/.test(word));
      employerNames.push({ accountNumber, words: distinctiveWords });
      const initials = words.flatMap((word) => (isStopWord(word) ? [] : (word[0] ?? ''))).join('');
      if (initials.length >= MIN_INITIALS)
        employersByInitials.set(initials, [...(employersByInitials.get(initials) ?? []), accountName]);
    }
    const named = await this.directory.allPositions();
    const positions = new Set(named.flatMap(({ name }) => tokenize(name).flat()));
    const positionNames = named.flatMap(({ id, name }) => {
      const names = [...new Set([name, name.split(',')[0] ?? ''])];
      return names.map((one) => ({ id, words: [...new Set(analyze(one).lexemes)] }));
    });
    const places = await this.directory.placeNameWords();
    const findEmployerNames = indexByWords(employerNames);
    return {
      positions,
      positionPairs: new Set(named.flatMap(({ name }) => name.split(',').flatMap(wordPairs))),
      findPositions: indexByWords(positionNames),
      jobNouns: new Set(named.flatMap(({ name }) => analyze(name.split(NOUN_END)[0] ?? '').lexemes.slice(-1))),
      jobLexemes: new Set(positionNames.flatMap(({ words }) => words)),
      employerPairs,
      employersByInitials,
      unitNumbers,
      findEmployers: (words, isTelling) => {
        const matches = findEmployerNames(new Set(words)).filter((name) => name.words.some(isTelling));
        const maxWords = Math.max(...matches.map((name) => name.words.length));
        return matches.flatMap((name) => (name.words.length === maxWords ? [name.accountNumber] : []));
      },
      contains: (word) => positions.has(word) || employers.has(word) || places.has(word),
      isPlace: (word) => places.has(word) && !positions.has(word),
      fuzzyMatcher: new FuzzyMatcher(new Set([...positions, ...employers, ...places])),
    };
  }
}

function wordPairs(name: string): string[] {
  const words = tokenize(name).map((parts) => parts.join('-'));
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/**
 * Finds the names whose words are all among the given ones, without comparing each. A name without words is never
 * found.
 */
function indexByWords<Name extends { words: readonly string[] }>(names: readonly Name[]) {
  const byFirstWord = Map.groupBy(names, ({ words }) => words[0]);
  return (given: ReadonlySet<string>): Name[] =>
    [...given]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter(({ words }) => words.every((word) => given.has(word)));
}
