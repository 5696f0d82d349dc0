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
  /** What weights and vocabulary may be tuned with, and what is reported and never looked at for that. */
  half: 'tuning' | 'frozen';
}

/** Every second one is frozen; the lists were written before any vocabulary. */
export const ofKind = (kind: Kind, queries: [string, Intent][]): Query[] =>
  queries.map(([text, intent], at) => ({ kind, text, intent, half: at % 2 ? 'frozen' : 'tuning' }));

export const is = (...roles: string[]): Intent => ({ roles });
