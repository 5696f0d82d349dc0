/**
 * What a read index needs from a search engine, without a word of any domain. Two adapters keep the same promises and
 * give the same ids in the same order (test/engines/search.int.test.ts): PostgreSQL for the embedded set,
 * Elasticsearch for the distributed one.
 */

export type FieldKind = 'keyword' | 'keywords' | 'number' | 'date' | 'boolean';
export type FieldValue = string | readonly string[] | number | boolean | Date | null;

/** How an index looks; its fingerprint decides whether it must be rebuilt. Field names are camelCase. */
export interface IndexDefinition {
  /** Kebab-case. */
  readonly name: string;
  /** At most four searched texts with different integer weights. The heaviest leads: phrases and whole matches count there. */
  readonly text: Readonly<Record<string, number>>;
  /** What is filtered and sorted by. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** The date field that decides between equals, newest first; then the id decides, highest first. */
  readonly newest: string;
  /** The keyword field whose equals are often found together, for engines that can keep them side by side. */
  readonly together: string;
  /** The orders asked for often, for engines that can read in order. */
  readonly orders: readonly (readonly SortKey[])[];
}

/** Degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface SearchDocument {
  readonly id: string;
  /** Plain text, as people wrote it. */
  readonly text: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly point: Point | null;
  /** Handed back with a result as it is, as JSON text. */
  readonly card: object;
}

/** A document as of a version, or its absence: null leaves a tombstone, so that an older put cannot revive it. */
export interface VersionedChange {
  readonly id: string;
  readonly version: number;
  readonly document: SearchDocument | null;
}

/** One thing that must match: any alternative, all of whose lexemes occur. */
export interface TermGroup {
  /** Only in this text field; else anywhere. */
  readonly field?: string;
  readonly anyOf: readonly (readonly string[])[];
  /** Further alternatives that count only above the lightest text field: what means the same is meant by titles only. */
  readonly orAbove?: readonly (readonly string[])[];
  /** A further alternative: a word that begins like this. */
  readonly prefix?: string;
  /** What the field's weight is multiplied by for relevance, a small integer; 1 without it. */
  readonly weight?: number;
  /** Need not match, and counts for relevance where it does. */
  readonly optional?: true;
}

/** Adds to the relevance of what it holds for: a small integer. */
export interface Bonus {
  readonly filter: Filter;
  readonly points: number;
}

export type FieldFilter =
  | { readonly field: string; readonly anyOf: readonly (string | number | boolean)[] }
  /** Bounds are inclusive. */
  | { readonly field: string; readonly from?: number | Date; readonly to?: number | Date };

export interface Near {
  readonly near: Point;
  readonly miles: number;
}

export type Filter =
  | FieldFilter
  | Near
  /** One of them suffices. */
  | { readonly either: readonly Filter[] };

/** How many matches each value of a keyword or boolean field has, or lie in time at or after each of some moments. */
export interface Facet {
  readonly field: string;
  readonly since?: readonly Date[];
}

/** `by` is a field, `relevance` or `distance`. What has no value comes last in either direction. */
export interface SortKey {
  readonly by: string;
  readonly descending?: boolean;
}

export interface SearchRequest {
  /** All must match, save optional ones. */
  readonly terms?: readonly TermGroup[];
  readonly bonuses?: readonly Bonus[];
  /** All must hold. */
  readonly filters?: readonly Filter[];
  /** Must hold as well, save where the facet of their own field is counted: a choice leaves the others to choose. */
  readonly choices?: readonly FieldFilter[];
  readonly facets?: readonly Facet[];
  /** Where distances are measured from. */
  readonly origin?: Point;
  readonly sort: readonly SortKey[];
  /** Rows; offset + limit is at most MOST_REACHABLE. */
  readonly offset: number;
  readonly limit: number;
}

export interface SearchResult {
  /** `card` is its JSON; `distanceMiles` is there when the request has an origin and the document a point. */
  readonly items: readonly { id: string; card: string; distanceMiles?: number }[];
  /** All matches, not the page. */
  readonly total: number;
  /** By field, then by value or ISO moment; what nothing has is left out. */
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Rows beyond it are not served (CLAUSES near P2.16). */
export const MOST_REACHABLE = 10_000;

/** What lies in a generation: how many documents, and the sum of their versions as a check of which ones. */
export interface Digest {
  readonly count: number;
  readonly versions: number;
}

/**
 * A generation is one physical copy of an index; exactly one of them is read. Every method throws DomainError
 * `unavailable` when the engine does not answer.
 */
export abstract class SearchEngine {
  abstract readonly kind: 'postgres' | 'elasticsearch';

  /** Throws when the engine does not answer. */
  abstract ping(): Promise<void>;

  /** Makes an empty generation, fit to be filled, and answers its name. */
  abstract create(definition: IndexDefinition, number: number): Promise<string>;

  /** Makes a filled generation fit to be searched; writes to it may have to wait meanwhile. */
  abstract complete(definition: IndexDefinition, generation: string): Promise<void>;

  /** The generation that searches read; null when there is none yet. */
  abstract current(indexName: string): Promise<string | null>;

  /** Every generation that exists, left-overs of broken rebuilds included. */
  abstract generations(indexName: string): Promise<string[]>;

  /** Lets searches read this generation from now on, in one step. */
  abstract activate(indexName: string, generation: string): Promise<void>;

  abstract drop(generation: string): Promise<void>;

  /** Sees everything written before the call. */
  abstract digest(generation: string): Promise<Digest>;

  /** A change whose version is not above the stored one is left out without a word. */
  abstract write(definition: IndexDefinition, generation: string, changes: readonly VersionedChange[]): Promise<void>;

  /** Searches the current generation. Throws DomainError `invalid` beyond MOST_REACHABLE. */
  abstract search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult>;
}
