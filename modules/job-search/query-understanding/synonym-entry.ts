/**
 * A set of synonyms. A phrase of `same` matches all phrases of it; a phrase of `from` also matches those of `to`, but
 * not vice versa. Each entry names an example query that it serves.
 */
export type SynonymEntry = { readonly example: string } & (
  | { readonly same: readonly string[] }
  | { readonly from: readonly string[]; readonly to: readonly string[] }
);

/** Phrases that stand for each other. */
export const same = (...phrases: readonly [string, ...string[]]): SynonymEntry => ({
  example: phrases[0],
  same: phrases,
});

/** Phrases of `from` also find those of `to`, which are narrower or broader and score half. */
export const related = (from: readonly [string, ...string[]], to: readonly string[]): SynonymEntry => ({
  example: from[0],
  from,
  to,
});
