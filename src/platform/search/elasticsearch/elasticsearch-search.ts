import { Client, errors } from '@elastic/elasticsearch';
import { DomainError } from '../../errors.js';
import { milesBetween } from '../distance.js';
import { checkReach } from '../score.js';
import {
  type Digest,
  type IndexDefinition,
  type SearchDocument,
  SearchEngine,
  type SearchRequest,
  type SearchResult,
  type VersionedChange,
} from '../search-engine.js';
import { bulkOperations } from './changes.js';
import { indexBody, LIVE_SETTINGS } from './mapping.js';
import { searchBody } from './query.js';

const SEARCH_PATIENCE_MS = 2_000;
const WRITE_PATIENCE_MS = 30_000;

/**
 * Search in Elasticsearch 8 or 9. Every name begins with the namespace, so that installations can share a cluster.
 * Neither `info()` nor `ping()` is used: a minimal distribution refuses `GET /`.
 */
export class ElasticsearchSearch extends SearchEngine {
  readonly kind = 'elasticsearch';
  private readonly client: Client;

  constructor(
    url: string,
    private readonly namespace: string,
  ) {
    super();
    this.client = new Client({ node: url, requestTimeout: WRITE_PATIENCE_MS });
  }

  async ping(): Promise<void> {
    const { status } = await this.calling(() => this.client.cluster.health({}, quickly));
    if (status === 'red') throw unavailable(new Error('Elasticsearch is missing data'));
  }

  /** Ends the connections. */
  onApplicationShutdown(): Promise<void> {
    return this.client.close();
  }

  async create(definition: IndexDefinition, number: number): Promise<string> {
    const generation = `${this.alias(definition.name)}-${number}`;
    await this.calling(() => this.client.indices.create({ index: generation, ...indexBody(definition) }));
    return generation;
  }

  async complete(_definition: IndexDefinition, generation: string): Promise<void> {
    await this.calling(() => this.client.indices.putSettings({ index: generation, settings: LIVE_SETTINGS }));
  }

  async current(indexName: string): Promise<string | null> {
    const found = await this.calling(() =>
      this.client.indices.getAlias({ name: this.alias(indexName) }, { ignore: [404] }),
    );
    // An unknown alias is answered with { error, status } instead of indices by name.
    return 'error' in found ? null : (Object.keys(found)[0] ?? null);
  }

  async generations(indexName: string): Promise<string[]> {
    const prefix = `${this.alias(indexName)}-`;
    const found = await this.calling(() => this.client.indices.get({ index: `${prefix}*`, features: ['aliases'] }));
    return Object.keys(found).filter((name) => /^\d+$/.test(name.slice(prefix.length)));
  }

  async activate(indexName: string, generation: string): Promise<void> {
    const alias = this.alias(indexName);
    const before = await this.current(indexName);
    const leave = before && before !== generation ? [{ remove: { index: before, alias } }] : [];
    await this.calling(() =>
      this.client.indices.updateAliases({ actions: [...leave, { add: { index: generation, alias } }] }),
    );
  }

  async drop(generation: string): Promise<void> {
    await this.calling(() => this.client.indices.delete({ index: generation, ignore_unavailable: true }));
  }

  async digest(generation: string): Promise<Digest> {
    await this.calling(() => this.client.indices.refresh({ index: generation }));
    const { aggregations, hits } = await this.calling(() =>
      this.client.search<never, { versions: { value: number } }>({
        index: generation,
        size: 0,
        track_total_hits: true,
        aggs: { versions: { sum: { field: 'version' } } },
      }),
    );
    return { count: totalOf(hits.total), versions: aggregations?.versions.value ?? 0 };
  }

  async write(definition: IndexDefinition, generation: string, changes: readonly VersionedChange[]): Promise<void> {
    if (!changes.length) return;
    const operations = bulkOperations(definition, generation, changes);
    const { items } = await this.calling(() => this.client.bulk({ operations }));
    const outcomes = items.flatMap((item) => Object.values(item));
    const failed = outcomes.find(({ status }) => status >= 400 && status !== STALE && status !== ABSENT);
    if (failed) throw new Error(`Elasticsearch refused a document: ${failed.error?.reason ?? failed.status}`);
  }

  async search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    checkReach(request);
    const body = { index: this.alias(definition.name), ...searchBody(definition, request) };
    const { hits, aggregations } = await this.calling(() => this.client.search<never, Counted>(body, quickly));
    return {
      items: hits.hits.map(({ _id, fields }) => {
        const { card, point } = JSON.parse(fields?.card?.[0]) as Pick<SearchDocument, 'card' | 'point'>;
        const distanceMiles = request.origin && point ? milesBetween(request.origin, point) : undefined;
        return { id: _id as string, card, distanceMiles };
      }),
      total: totalOf(hits.total),
      facets: new Map(
        Object.entries(aggregations ?? {}).map(([field, { values }]) => [field, countsOf(values.buckets)]),
      ),
    };
  }

  private alias(indexName: string): string {
    return `${this.namespace}-${indexName}`;
  }

  private async calling<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const refused = error instanceof errors.ResponseError && error.statusCode !== undefined;
      if (refused && !PASSING.includes(error.statusCode as number)) throw error;
      throw error instanceof errors.ElasticsearchClientError ? unavailable(error) : error;
    }
  }
}

/** Of a terms aggregation a list, of a filters aggregation an object. */
type Buckets =
  | { key: string | number; key_as_string?: string; doc_count: number }[]
  | Record<string, { doc_count: number }>;
type Counted = Record<string, { values: { buckets: Buckets } }>;

function countsOf(buckets: Buckets): Map<string, number> {
  const counts = Array.isArray(buckets)
    ? buckets.map(({ key, key_as_string, doc_count }) => [key_as_string ?? String(key), doc_count] as const)
    : Object.entries(buckets).map(([key, { doc_count }]) => [key, doc_count] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** A version conflict: something newer is there already. */
const STALE = 409;
/** A removal of what was never there; its tombstone stays all the same. */
const ABSENT = 404;

/** Not there yet, overloaded, or on the way down: worth another try, unlike a request it cannot understand. */
const PASSING = [404, 429, 502, 503, 504];

const quickly = { requestTimeout: SEARCH_PATIENCE_MS, maxRetries: 0 };

const totalOf = (total: number | { value: number } | undefined) =>
  typeof total === 'object' ? total.value : (total ?? 0);

function unavailable(cause: Error): Error {
  const message = 'Search is not available at the moment. Please try again soon.';
  return Object.assign(new DomainError('unavailable', 'search_unavailable', message), { cause });
}
