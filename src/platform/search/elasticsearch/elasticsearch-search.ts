import { Client, type estypes } from '@elastic/elasticsearch';
import { Logger } from '@nestjs/common';
import type { IndexLayout } from '../../../config.js';
import { CircuitBreaker } from '../../circuit-breaker.js';
import { isUnavailable } from '../../errors.js';
import { milesBetween } from '../distance.js';
import { facetParts } from '../facet-parts.js';
import { keptCounts } from '../kept-counts.js';
import { checkReach } from '../score.js';
import {
  type Digest,
  type IndexDefinition,
  SearchEngine,
  type SearchRequest,
  type SearchResult,
  type VersionedChange,
} from '../search-engine.js';
import { calling, causeOf, isPassing, unavailable } from './calling.js';
import { bulkOperations, readHit } from './changes.js';
import { indexBody, liveSettings } from './mapping.js';
import { facetsBody, pageBody } from './query.js';

/** Leaves time for another answer within the two seconds that a search may take (F6). */
const SEARCH_PATIENCE_MS = 1_300;
const WRITE_PATIENCE_MS = 30_000;
/** How long a write waits inside Elasticsearch for a shard that is missing. */
const SHARDS_WITHIN = '10s';
const FAILURES_IN_A_ROW = 3;
const LEFT_ALONE_MS = 3_000;

/**
 * Search in Elasticsearch 8 or 9. Every name begins with the namespace, so that installations can share a cluster.
 * Neither `info()` nor `ping()` is used: a minimal distribution refuses `GET /`.
 */
export class ElasticsearchSearch extends SearchEngine {
  readonly kind = 'elasticsearch';
  private readonly client: Client;
  private readonly log = new Logger('Search');
  private readonly facets = keptCounts<SearchResult['facets']>();
  /** Around searches only: writes wait in their queue and are tried again there. */
  private readonly breaker = new CircuitBreaker({
    failures: FAILURES_IN_A_ROW,
    openMs: LEFT_ALONE_MS,
    isFailure: isUnavailable,
    refusal: () => unavailable(new Error('It did not answer a moment ago')),
    onLost: (error) => this.log.warn(`Elasticsearch does not answer searches: ${causeOf(error)}`),
    onFound: (ms) => this.log.warn(`Elasticsearch answers searches again, after ${Math.round(ms / 1_000)} s`),
  });

  constructor(
    url: string,
    private readonly namespace: string,
    private readonly layout: IndexLayout,
  ) {
    super();
    this.client = new Client({ node: url, requestTimeout: WRITE_PATIENCE_MS });
  }

  async ping(): Promise<void> {
    const { status } = await calling(() => this.client.cluster.health({}, quickly));
    if (status === 'red') throw unavailable(new Error('Elasticsearch is missing data'));
  }

  /** Ends the connections. */
  onApplicationShutdown(): Promise<void> {
    return this.client.close();
  }

  async create(definition: IndexDefinition, number: number): Promise<string> {
    const generation = `${this.alias(definition.name)}-${number}`;
    await calling(() => this.client.indices.create({ index: generation, ...indexBody(definition, this.layout) }));
    return generation;
  }

  async complete(_definition: IndexDefinition, generation: string): Promise<void> {
    await calling(() => this.client.indices.putSettings({ index: generation, settings: liveSettings(this.layout) }));
  }

  async current(indexName: string): Promise<string | null> {
    const found = await calling(() => this.client.indices.getAlias({ name: this.alias(indexName) }, { ignore: [404] }));
    // An unknown alias is answered with { error, status } instead of indices by name.
    return 'error' in found ? null : (Object.keys(found)[0] ?? null);
  }

  async generations(indexName: string): Promise<string[]> {
    const prefix = `${this.alias(indexName)}-`;
    const found = await calling(() => this.client.indices.get({ index: `${prefix}*`, features: ['aliases'] }));
    return Object.keys(found).filter((name) => /^\d+$/.test(name.slice(prefix.length)));
  }

  async activate(indexName: string, generation: string): Promise<void> {
    const alias = this.alias(indexName);
    const before = await this.current(indexName);
    const leave = before && before !== generation ? [{ remove: { index: before, alias } }] : [];
    await calling(() =>
      this.client.indices.updateAliases({ actions: [...leave, { add: { index: generation, alias } }] }),
    );
  }

  async drop(generation: string): Promise<void> {
    await calling(() => this.client.indices.delete({ index: generation, ignore_unavailable: true }));
  }

  async digest(generation: string): Promise<Digest> {
    await calling(() => this.client.indices.refresh({ index: generation }));
    const { aggregations, hits } = await calling(() =>
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
    const { items } = await calling(() => this.client.bulk({ operations, timeout: SHARDS_WITHIN }));
    // The removal of what was never there is no error: its tombstone stays all the same.
    const failed = items.flatMap((item) => Object.values(item)).find(({ error, status }) => error && status !== STALE);
    if (!failed) return;
    const reason = new Error(`Elasticsearch refused a document: ${failed.error?.reason ?? failed.status}`);
    throw isPassing(failed.status) ? unavailable(reason) : reason;
  }

  async search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    checkReach(request);
    const [{ hits }, facets] = await Promise.all([
      this.ask(definition, JSON.stringify(pageBody(definition, request))),
      this.counted(definition, request),
    ]);
    return {
      items: hits.hits.map(({ fields }) => {
        const { id, card, point } = readHit(fields?.card?.[0]);
        const distanceMiles = request.origin && point ? milesBetween(request.origin, point) : undefined;
        return { id, card, distanceMiles };
      }),
      total: totalOf(hits.total),
      facets,
    };
  }

  private async counted(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult['facets']> {
    if (!request.facets?.length) return new Map();
    const parts = facetParts(request).filter(({ facets }) => facets.length);
    const counts = await Promise.all(parts.map((part) => this.kept(definition, JSON.stringify(facetsBody(part)))));
    return new Map(counts.flatMap((facets) => [...facets]));
  }

  private kept(definition: IndexDefinition, body: string): Promise<SearchResult['facets']> {
    return this.facets.get(`${definition.name} ${body}`, async () => {
      const { aggregations = {} } = await this.ask(definition, body);
      return new Map(Object.entries(aggregations).map(([field, values]) => [field, countsOf(values)]));
    });
  }

  /** By the client's transport: its method for searches costs as much again in taking the body apart. */
  private ask(definition: IndexDefinition, body: string) {
    const path = `/${this.alias(definition.name)}/_search`;
    // With a shard missing, some of the matches would pass for all of them.
    const asked = { method: 'POST', path, querystring: { allow_partial_search_results: false }, body };
    const send = () => this.client.transport.request<estypes.SearchResponse<never, Counted>>(asked, quickly);
    return this.breaker.run(() => calling(send));
  }

  private alias(indexName: string): string {
    return `${this.namespace}-${indexName}`;
  }
}

/** Of a terms aggregation a list, of a filters aggregation an object. */
type Buckets =
  | { key: string | number; key_as_string?: string; doc_count: number }[]
  | Record<string, { doc_count: number }>;
type Values = { buckets: Buckets };
type Counted = Record<string, Values>;

function countsOf({ buckets }: Values): Map<string, number> {
  const counts = Array.isArray(buckets)
    ? buckets.map(({ key, key_as_string, doc_count }) => [key_as_string ?? String(key), doc_count] as const)
    : Object.entries(buckets).map(([key, { doc_count }]) => [key, doc_count] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** A version conflict: something newer is there already. */
const STALE = 409;

const JSON_TYPE = 'application/json';
const quickly = {
  ...{ requestTimeout: SEARCH_PATIENCE_MS, maxRetries: 0 },
  headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE },
};

const totalOf = (total: number | { value: number } | undefined) =>
  typeof total === 'object' ? total.value : (total ?? 0);
