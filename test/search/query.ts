import type { Intent } from './grading.js';

export type Kind =
  | 'plain'
  | 'typo'
  | 'synonym'
  | 'abbreviation'
  | 'place'
  | 'phrase'
  | 'organization'
  | 'unit'
  | 'number';

export interface Query {
  kind: Kind;
  text: string;
  intent: Intent;
  /** Weights and synonyms are tuned with one half; the frozen half is only reported. */
  half: 'tuning' | 'frozen';
}

/** Every second query is frozen. The lists were written before the synonyms. */
export const queriesOfKind = (kind: Kind, queries: [string, Intent][]): Query[] =>
  queries.map(([text, intent], at) => ({ kind, text, intent, half: at % 2 ? 'frozen' : 'tuning' }));

export const anyRole = (...roles: string[]): Intent => ({ roles });
