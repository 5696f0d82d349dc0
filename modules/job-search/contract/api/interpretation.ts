import { z } from 'zod';

/** A replacement text of the same field, for the search without this part or with another meaning. */
const Instead = z.string();

/** A location recognized in `q` or in the Location field. */
export const InterpretedPlace = z.object({
  from: z.enum(['q', 'location']),
  kind: z.enum(['zip', 'city', 'county', 'iu', 'region']),
  name: z.string(),
  /** Null if only postings within the area match. */
  radiusMiles: z.int().nullable(),
  /** The field's text without the location. */
  without: Instead,
  /** Other locations of this name ("York" is a city and a county), each with the text for it. */
  others: z.array(z.object({ name: z.string(), instead: Instead })),
});

export type InterpretedPlace = z.infer<typeof InterpretedPlace>;

/** The interpretation of a search text. */
export const Interpretation = z.object({
  /** Words and phrases of the search. */
  terms: z.array(z.string()),
  /** Spelling corrections of words that no posting contains. `exact` turns them off. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The text with other words for those that descriptions have: another search, which may be meant. */
  didYouMean: z.string().nullable(),
  /** Synonyms that also match a phrase. */
  expanded: z.array(z.object({ from: z.string(), to: z.array(z.string()) })),
  /** Words dropped because no posting contains all of them. `exact` turns this off. */
  leftOut: z.array(z.string()),
  /**
   * Few jobs of the place have all words: these come first, and others follow that have the kept one, up to so many
   * miles around the place. `exact` turns this off.
   */
  few: z.object({ count: z.int(), kept: z.string().nullable(), aroundMiles: z.int().nullable() }).nullable(),
  /**
   * Number of jobs, of all that are found, that lack a word above their description, or a word for a job in title and
   * position. By relevance they come last.
   */
  mentioned: z.int(),
  /** Filters recognized in `q`: parameter, value, display name, and `q` without the words. */
  filters: z.array(z.object({ name: z.string(), value: z.string(), label: z.string(), without: Instead })),
  /** "near me" was typed, and nothing tells where that is. */
  asksForZipCode: z.boolean(),
  place: InterpretedPlace.nullable(),
});
export type Interpretation = z.infer<typeof Interpretation>;

/** The parts of a row's relevance score, in points. In a text search the score determines the order. */
export const ScoreExplanation = z.object({
  total: z.int(),
  /** Search terms with their best field: title, position, organization or city, or elsewhere. */
  words: z.array(z.object({ typed: z.string(), field: z.string(), points: z.int() })),
  bonuses: z.array(z.object({ label: z.string(), points: z.int() })),
});
export type ScoreExplanation = z.infer<typeof ScoreExplanation>;

/** Suggestions for a search without results. */
export const NothingFound = z.object({
  /** Number of jobs without one of the last three filters, by parameter (`place` for a location in `q`). */
  without: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The next radius with results. */
  wider: z.object({ radiusMiles: z.int(), count: z.int() }).nullable(),
});
export type NothingFound = z.infer<typeof NothingFound>;
