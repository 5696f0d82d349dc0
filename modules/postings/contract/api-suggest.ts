import { z } from 'zod';
import { choices, text } from './api-search.js';

/** GET /api/jobs/suggest: what somebody may mean who types into the search. */

export const SUGGESTION_KINDS = ['title', 'position', 'organization', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** From the second letter on; with fewer there are none. */
export const FEWEST_LETTERS = 2;
export const MOST_SUGGESTIONS = 8;

export const SuggestQuery = z.object({
  q: text('q'),
  /** All of them when none is named. */
  kinds: choices('kinds', z.enum(SUGGESTION_KINDS, `kinds must be some of: ${SUGGESTION_KINDS.join(', ')}`)),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  label: z.string(),
  /** Tells apart what has the same label. */
  detail: z.string().optional(),
  /** Open jobs, where there are any; of places nobody counts them. */
  jobs: z.int().optional(),
  /** What to search for: words of the title, the position's id, the account number, or what the Location field takes. */
  value: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** In the order of SUGGESTION_KINDS, within a kind the likeliest first. */
export const Suggestions = z.object({ items: z.array(Suggestion).max(MOST_SUGGESTIONS) });
export type Suggestions = z.infer<typeof Suggestions>;
