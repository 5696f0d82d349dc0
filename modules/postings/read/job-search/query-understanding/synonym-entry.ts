/**
 * A set of synonyms. A phrase of `same` matches all phrases of it; a phrase of `from` also matches those of `to`, but not
 * vice versa. Each entry names an example query that it serves.
 */
export type SynonymEntry = { readonly example: string } & (
  | { readonly same: readonly string[] }
  | { readonly from: readonly string[]; readonly to: readonly string[] }
);
