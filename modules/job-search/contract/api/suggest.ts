import { z } from 'zod';
import { choices, text } from '#modules/postings/contract/api/parameters.js';

/** GET /api/jobs/suggest: completions for the search field. */

export const SUGGESTION_KINDS = ['title', 'position', 'organization', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Shorter input has no suggestions. */
export const MIN_LETTERS = 2;
export const MAX_SUGGESTIONS = 8;

export const SuggestQuery = z.object({
  q: text('q'),
  /** All kinds by default. */
  kinds: choices('kinds', z.enum(SUGGESTION_KINDS, `kinds must be some of: ${SUGGESTION_KINDS.join(', ')}`)),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  label: z.string(),
  /** Distinguishes suggestions with the same label. */
  detail: z.string().optional(),
  /** Number of open jobs, if any; not counted for locations. */
  jobs: z.int().optional(),
  /** The value to search for: words of the title, position id, account number, or text of the Location field. */
  value: z.string(),
  /** Text of the Location field, for a title or position in a place. */
  location: z.string().optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** In the order of SUGGESTION_KINDS, within a kind the most likely first. */
export const Suggestions = z.object({ items: z.array(Suggestion).max(MAX_SUGGESTIONS) });
export type Suggestions = z.infer<typeof Suggestions>;
