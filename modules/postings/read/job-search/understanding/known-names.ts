import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../../src/platform/ask.js';
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
  /** Whether it is a word of a position, an employer or a place. */
  knows(word: string): boolean;
  neighbours: WordNeighbours;
}

/** What the directory names, cut up for reading searches; up to a minute old. */
@Injectable()
export class KnownNames {
  private kept: { at: number; names: Promise<Names> } | null = null;

  constructor(private readonly ask: Ask) {}

  all(): Promise<Names> {
    if (this.kept && this.kept.at > Date.now() - REMEMBERED_MS) return this.kept.names;
    const names = this.gather();
    this.kept = { at: Date.now(), names };
    names.catch(() => {
      this.kept = null;
    });
    return names;
  }

  private async gather(): Promise<Names> {
    const employerPairs = new Set<string>();
    const employers = new Set<string>();
    const byInitials = new Map<string, string[]>();
    for (const { accountName } of await this.ask.of(new AllOrganizations())) {
      const whole = compounds(accountName).map((parts) => parts.join('-'));
      for (const [at, word] of whole.entries()) if (at) employerPairs.add(`${whole[at - 1]} ${word}`);
      const words = compounds(accountName).flat();
      for (const word of words) employers.add(word);
      const initials = words.flatMap((word) => (isStopWord(word) ? [] : (word[0] ?? ''))).join('');
      if (initials.length >= SHORTEST_INITIALS)
        byInitials.set(initials, [...(byInitials.get(initials) ?? []), accountName]);
    }
    const catalogue = await this.ask.of(new AllPositions());
    const positions = new Set(catalogue.flatMap(({ name }) => compounds(name).flat()));
    const places = await this.ask.of(new WordsOfPlaces());
    return {
      positions,
      employerPairs,
      byInitials,
      knows: (word) => positions.has(word) || employers.has(word) || places.has(word),
      neighbours: new WordNeighbours(new Set([...positions, ...employers, ...places])),
    };
  }
}
