import { z } from 'zod';

/** The same search without or with something else: the text that says so, in the field that said it. */
const Instead = z.string();

/** A place that was recognised, in `q` or in the Location field. */
export const InterpretedPlace = z.object({
  from: z.enum(['q', 'location']),
  kind: z.enum(['zip', 'city', 'county', 'iu', 'region']),
  name: z.string(),
  /** Null where only what belongs to the place is meant. */
  radiusMiles: z.int().nullable(),
  /** The text of the field without the place. */
  without: Instead,
  /** Other places of this name ("York" is a city and a county), each with the text that means it. */
  others: z.array(z.object({ name: z.string(), instead: Instead })),
});

export type InterpretedPlace = z.infer<typeof InterpretedPlace>;

/** How a search was understood. */
export const Interpretation = z.object({
  /** Words and phrases that are searched for. */
  terms: z.array(z.string()),
  /** Words that no posting has, and what was searched for in their stead. `exact` turns it off. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What else finds a phrase. */
  expanded: z.array(z.object({ from: z.string(), to: z.array(z.string()) })),
  /** Words left out because no posting says all of it. `exact` turns it off. */
  leftOut: z.array(z.string()),
  /** Words of `q` that choose of a filter: its parameter, the choice, its name for people, and `q` without the words. */
  filters: z.array(z.object({ name: z.string(), value: z.string(), label: z.string(), without: Instead })),
  place: InterpretedPlace.nullable(),
});
export type Interpretation = z.infer<typeof Interpretation>;

/** What a row's relevance adds up of, in points; the row's place among the results follows from it in a text search. */
export const Why = z.object({
  total: z.int(),
  /** What was typed and where it stands at best: in the title, the position, the organization or city, or elsewhere. */
  words: z.array(z.object({ typed: z.string(), field: z.string(), points: z.int() })),
  bonuses: z.array(z.object({ label: z.string(), points: z.int() })),
});
export type Why = z.infer<typeof Why>;

/** What would find something, where nothing was found. */
export const NothingFound = z.object({
  /** Without one of the last three that were chosen: the parameter (`place` for one named in `q`), and the jobs then. */
  without: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The next radius that has something, in miles. */
  wider: z.object({ radiusMiles: z.int(), count: z.int() }).nullable(),
});
export type NothingFound = z.infer<typeof NothingFound>;
