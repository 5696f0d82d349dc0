import type { Intent } from '../grading.js';

/** A pattern of postings: everything given must hold; `not` concerns the title. */
export interface Pattern {
  title?: RegExp;
  position?: RegExp;
  not?: RegExp;
}

/** Grades of titles: 3 if any pattern of `exact` matches, else 2 by `close`, 1 by `marginal`, and 0 for the rest. */
export interface TitleRule {
  exact: readonly Pattern[];
  close?: readonly Pattern[];
  marginal?: readonly Pattern[];
}

export type Where = Pick<Intent, 'city' | 'county' | 'zip' | 'region' | 'miles' | 'organization' | 'iu'>;

/** A query as people type it, with the rule that grades postings for it. */
export interface RealQuery {
  kind: string;
  text: string;
  rule: TitleRule;
  where?: Where;
}

export interface TitledPosition {
  title: string;
  position: string;
}

const matches =
  ({ title, position }: TitledPosition) =>
  (pattern: Pattern) =>
    (pattern.title?.test(title) ?? true) &&
    (pattern.position?.test(position) ?? true) &&
    !(pattern.not?.test(title) ?? false);

export function gradeTitle({ exact, close = [], marginal = [] }: TitleRule, titled: TitledPosition): 0 | 1 | 2 | 3 {
  if (exact.some(matches(titled))) return 3;
  if (close.some(matches(titled))) return 2;
  return marginal.some(matches(titled)) ? 1 : 0;
}
