import { tracingChannel } from 'node:diagnostics_channel';
/**
 * The port to a search engine, independent of any domain. Its two adapters return the same ids in the same order
 * (test/services/search.int.test.ts). PostgreSQL holds the indexes on both sets, Elasticsearch on the distributed one too.
 */

export type FieldKind = 'keyword' | 'keywords' | 'number' | 'date' | 'boolean';
export type FieldValue = string | readonly string[] | number | boolean | Date | null;

/** Schema of an index. A changed fingerprint makes it be rebuilt. Field names are camelCase. */
export interface IndexDefinition {
  /** Kebab-case. */
  readonly name: string;
  /** At most four text fields with different integer weights. Phrase and exact matches score in the heaviest one. */
  readonly text: Readonly<Record<string, number>>;
  /** Fields to filter and sort by. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** Date field that breaks ties, newest first; then the highest id comes first. */
  readonly recencyField: string;
  /** Keyword field whose equal values are often found together: adapters may store them side by side. */
  readonly clusterBy: string;
  /** Frequent sort orders, which adapters may index. */
  readonly sortIndexes: readonly (readonly SortKey[])[];
}

/** Degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface SearchDocument {
  readonly id: string;
  /** Plain text, not analyzed. */
  readonly text: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly point: Point | null;
  /** Returned with each result as it is, as JSON text. */
  readonly card: object;
}

/** A document at a version. Null removes it and leaves a tombstone, so that an older put cannot restore it. */
export interface VersionedChange {
  readonly id: string;
  readonly version: number;
  readonly document: SearchDocument | null;
}

/** A required term: it matches if all lexemes of any alternative occur. */
export interface TermGroup {
  /** Restricts the group to this text field. */
  readonly field?: string;
  readonly anyOf: readonly (readonly string[])[];
  /** The lexemes in the order of a text, where they differ from the first of `anyOf`: those of "K-12" are two. */
  readonly inOrder?: readonly string[];
  /** Alternatives that match only above the lightest text field. Synonyms in a description are mostly irrelevant. */
  readonly anyOfInHead?: readonly (readonly string[])[];
  /** The upper text fields in which it counts as found above the lightest one; all of them by default. */
  readonly headFields?: readonly string[];
  /** Alternatives like those of `anyOfInHead` that score half as much, rounded down. */
  readonly weakInHead?: readonly (readonly string[])[];
  /** Also matches words that start with this. */
  readonly prefix?: string;
  /** Factor on the field's weight, a small integer; 1 by default. */
  readonly weight?: number;
  /** Not required to match, but scores if it does. */
  readonly optional?: true;
}

/** Points for documents whose leading text field has none of these lexemes, a small integer. */
export interface AbsenceBonus {
  readonly noneOf: readonly string[];
  readonly points: number;
}

/** Points for documents that satisfy the filter, a small integer. */
export interface Bonus {
  readonly filter: Filter;
  readonly points: number;
}

export type FieldFilter =
  | { readonly field: string; readonly anyOf: readonly (string | number | boolean)[] }
  /** Bounds are inclusive. */
  | { readonly field: string; readonly from?: number | Date; readonly to?: number | Date };

export interface DistanceFilter {
  readonly near: Point;
  readonly miles: number;
}

export type Filter =
  | FieldFilter
  | DistanceFilter
  /** At least one must hold. */
  | { readonly either: readonly Filter[] };

/** Counts matches by value of a keyword or boolean field, or for each moment of `since` the matches from then on. */
export interface Facet {
  readonly field: string;
  readonly since?: readonly Date[];
}

/** `by` is a field, `relevance` or `distance`. Missing values come last in either direction. */
export interface SortKey {
  readonly by: string;
  readonly descending?: boolean;
}

export interface SearchRequest {
  /** All must match, except optional ones. */
  readonly terms?: readonly TermGroup[];
  readonly bonuses?: readonly Bonus[];
  readonly absenceBonus?: AbsenceBonus;
  /** All must hold. */
  readonly filters?: readonly Filter[];
  /** Post filters: they must hold too, but do not apply to the facet of their own field. */
  readonly facetFilters?: readonly FieldFilter[];
  readonly facets?: readonly Facet[];
  /** Also counts the matches that have all required terms above the lightest text field. */
  readonly countsInHead?: boolean;
  /** Distances are measured from here. */
  readonly origin?: Point;
  readonly sort: readonly SortKey[];
  /** In rows; offset + limit is at most MAX_RESULT_WINDOW. */
  readonly offset: number;
  readonly limit: number;
}

export interface SearchResult {
  /** `card` is JSON text; `distanceMiles` needs an origin in the request and a point in the document. */
  readonly items: readonly { id: string; card: string; distanceMiles?: number }[];
  /** Number of all matches. */
  readonly total: number;
  /** Of `countsInHead`. */
  readonly totalInHead?: number;
  /** By field, then by value or ISO moment; zero counts are omitted. */
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Rows beyond it are not served. */
export const MAX_RESULT_WINDOW = 10_000;

export interface SearchTrace {
  adapter: SearchEngine['kind'];
  /** Set by a subscriber. */
  startedAt?: number;
}

/** Traces every search of this process, for metrics. */
export const SEARCH_CHANNEL = tracingChannel<unknown, SearchTrace>('career-gateway.search');

/** Answers searches. Every method throws DomainError `unavailable` when the search engine does not respond. */
export abstract class SearchEngine {
  abstract readonly kind: 'postgres' | 'elasticsearch';

  /** Throws when the search engine does not respond. */
  abstract ping(): Promise<void>;

  /** Searches the current generation. Throws DomainError `invalid` beyond MAX_RESULT_WINDOW. */
  abstract search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult>;
}

/** Holds indexes and searches in them. A generation is one physical copy of an index; searches read exactly one. */
export abstract class SearchAdapter extends SearchEngine {
  /** Closes the connections. */
  abstract close(): Promise<void>;

  /** Creates an empty generation, ready to be filled, and returns its name. */
  abstract create(definition: IndexDefinition, number: number): Promise<string>;

  /** Prepares a filled generation for searches. Writes to it may block meanwhile. */
  abstract finalize(definition: IndexDefinition, generation: string): Promise<void>;

  /** The generation that searches read, or null before the first one. */
  abstract activeGeneration(indexName: string): Promise<string | null>;

  /** All existing generations, including remains of failed rebuilds. */
  abstract generations(indexName: string): Promise<string[]>;

  /** Switches searches to this generation atomically. */
  abstract activate(indexName: string, generation: string): Promise<void>;

  abstract drop(generation: string): Promise<void>;

  /** The versions of its documents by their ids, with everything that was written before the call. */
  abstract versions(generation: string): Promise<ReadonlyMap<string, number>>;

  /** The highest version of its documents; 0 without any. */
  abstract highestVersion(generation: string): Promise<number>;

  /** Ignores changes whose version is not above the stored one. */
  abstract write(definition: IndexDefinition, generation: string, changes: readonly VersionedChange[]): Promise<void>;

  search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    return SEARCH_CHANNEL.tracePromise(() => this.runSearch(definition, request), { adapter: this.kind });
  }

  protected abstract runSearch(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult>;
}
