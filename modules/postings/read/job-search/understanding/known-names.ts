import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../../src/platform/ask.js';
import { Remade } from '../../../../../src/platform/remade.js';
import { compounds, isStopWord } from '../../../../../src/platform/search/language/words.js';
import { WordNeighbours } from '../../../../../src/platform/search/vocabulary/nearest-words.js';
import { AllOrganizations, AllPositions, WordsOfPlaces } from '../../../../directory/contract/questions.js';

const REMEMBERED_MS = 60_000;
/** Fewer letters are too often a word or an abbreviation of something else. */
const SHORTEST_INITIALS = 3;

/** The words of names that a search may hold whether or not some posting has them. */
export interface Names {
  /** Of the position catalogue, folded. */
  positions: ReadonlySet<string>;
  /** Neighbouring words of employers' names. */
  employerPairs: ReadonlySet<string>;
  /** Employers' names by their initials: "cvsd". */
  byInitials: ReadonlyMap<string, string[]>;
  /** Account numbers of the employers that words name: all that tells them apart is said. */
  employersNamed(words: readonly string[]): string[];
  /** Whether it is a word of a position, an employer or a place. */
  knows(word: string): boolean;
  neighbours: WordNeighbours;
}

/** Words that many employers' names have. */
const COMMON = new Set([
  ...['school', 'schools', 'district', 'area', 'city', 'county', 'township', 'borough', 'public', 'high', 'academy'],
  ...['charter', 'cyber', 'intermediate', 'unit', 'iu', 'career', 'technology', 'technical', 'center', 'institute'],
  ...['of', 'for', 'the', 'and', 'at'],
]);

/** What the directory names, cut up for reading searches; up to a minute old. */
@Injectable()
export class KnownNames {
  private readonly names = new Remade(REMEMBERED_MS, () => this.gather());

  constructor(private readonly ask: Ask) {}

  all(): Promise<Names> {
    return this.names.get();
  }

  private async gather(): Promise<Names> {
    const employerPairs = new Set<string>();
    const employers = new Set<string>();
    const byInitials = new Map<string, string[]>();
    const told: { accountNumber: string; apart: string[] }[] = [];
    for (const { accountName, accountNumber } of await this.ask.of(new AllOrganizations())) {
      const whole = compounds(accountName).map((parts) => parts.join('-'));
      for (const [at, word] of whole.entries()) if (at) employerPairs.add(`${whole[at - 1]} ${word}`);
      const words = compounds(accountName).flat();
      for (const word of words) employers.add(word);
      const apart = words.filter((word) => !COMMON.has(word) && !/^\d+$/.test(word));
      if (apart.length) told.push({ accountNumber, apart });
      const initials = words.flatMap((word) => (isStopWord(word) ? [] : (word[0] ?? ''))).join('');
      if (initials.length >= SHORTEST_INITIALS)
        byInitials.set(initials, [...(byInitials.get(initials) ?? []), accountName]);
    }
    const catalogue = await this.ask.of(new AllPositions());
    const positions = new Set(catalogue.flatMap(({ name }) => compounds(name).flat()));
    const places = await this.ask.of(new WordsOfPlaces());
    const toldFrom = Map.groupBy(told, ({ apart }) => apart[0]);
    return {
      positions,
      employerPairs,
      byInitials,
      employersNamed: (words) => {
        const said = new Set(words);
        const begun = [...said].flatMap((word) => toldFrom.get(word) ?? []);
        const named = begun.filter(({ apart }) => apart.every((word) => said.has(word)));
        const most = Math.max(...named.map(({ apart }) => apart.length));
        return named.flatMap(({ accountNumber, apart }) => (apart.length === most ? [accountNumber] : []));
      },
      knows: (word) => positions.has(word) || employers.has(word) || places.has(word),
      neighbours: new WordNeighbours(new Set([...positions, ...employers, ...places])),
    };
  }
}
