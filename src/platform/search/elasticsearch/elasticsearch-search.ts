import { Client, type estypes } from '@elastic/elasticsearch';
import { Logger } from '@nestjs/common';
import type { IndexSettings } from '#src/config.js';
import { CircuitBreaker } from '../../async/circuit-breaker.js';
import { createCountCache } from '../../caching/count-cache.js';
import { isTransient, isTransientStatus } from '../../errors/failure-kind.js';
import { milesBetween } from '../distance.js';
import { facetQueries } from '../facet-queries.js';
import { assertWithinResultWindow } from '../score.js';
import {
  type IndexDefinition,
  MAX_RESULT_WINDOW,
  SearchAdapter,
  type SearchRequest,
  type SearchResult,
  type VersionedChange,
} from '../search-engine.js';
import { bulkOperations, decodeHit } from './bulk-operations.js';
import { describeCause, mapErrors, unavailableError } from './errors.js';
import { type Aggregations, readCounts } from './facet-counts.js';
import { indexBody, liveSettings } from './mapping.js';
import { facetsBody, pageBody } from './query.js';

/** Leaves time for PostgreSQL within the two seconds that a search may take. */
const SEARCH_TIMEOUT_MS = 1_300;
const WRITE_TIMEOUT_MS = 30_000;
/** How long Elasticsearch waits for a missing shard during a write. */
const SHARD_TIMEOUT = '10s';
/** One failure is enough, since PostgreSQL answers the same meanwhile. */
const BREAKER_THRESHOLD = 1;
const BREAKER_OPEN_MS = 3_000;

/**
 * Search in Elasticsearch 8 or 9. All index names start with the namespace, so that installations can share a cluster.
 * `info()` and `ping()` are not used: a minimal distribution rejects `GET /`.
 */
export class ElasticsearchSearch extends SearchAdapter {
  readonly kind = 'elasticsearch';
  private readonly client: Client;
  private readonly log = new Logger('Search');
  private readonly facetCache = createCountCache<SearchResult['facets']>();
  /** Around searches only: writes wait in their queue and are tried again there. */
  private readonly breaker = new CircuitBreaker({
    failureThreshold: BREAKER_THRESHOLD,
    halfOpenAfterMs: BREAKER_OPEN_MS,
    isFailure: isTransient,
    openError: () => unavailableError(new Error('It did not answer a moment ago')),
    onOutage: (error) => this.log.warn(`Elasticsearch does not answer searches: ${describeCause(error)}`),
    onRecovery: (ms) => this.log.warn(`Elasticsearch answers searches again, after ${Math.round(ms / 1_000)} s`),
  });

  constructor(
    url: string,
    private readonly namespace: string,
    private readonly layout: IndexSettings,
  ) {
    super();
    this.client = new Client({ node: url, requestTimeout: WRITE_TIMEOUT_MS });
  }

  async ping(): Promise<void> {
    const { status } = await mapErrors(() => this.client.cluster.health({}, SEARCH_OPTIONS));
    if (status === 'red') throw unavailableError(new Error('Elasticsearch is missing data'));
  }

  close(): Promise<void> {
    return this.client.close();
  }

  async create(definition: IndexDefinition, number: number): Promise<string> {
    const generation = `${this.alias(definition.name)}-${number}`;
    await mapErrors(() => this.client.indices.create({ index: generation, ...indexBody(definition, this.layout) }));
    return generation;
  }

  async finalize(_definition: IndexDefinition, generation: string): Promise<void> {
    await mapErrors(() => this.client.indices.putSettings({ index: generation, settings: liveSettings(this.layout) }));
  }

  async activeGeneration(indexName: string): Promise<string | null> {
    const aliases = await mapErrors(() =>
      this.client.indices.getAlias({ name: this.alias(indexName) }, { ignore: [404] }),
    );
    // For an unknown alias the body is { error, status } instead of indices by name.
    return 'error' in aliases ? null : (Object.keys(aliases)[0] ?? null);
  }

  async generations(indexName: string): Promise<string[]> {
    const prefix = `${this.alias(indexName)}-`;
    const indexes = await mapErrors(() => this.client.indices.get({ index: `${prefix}*`, features: ['aliases'] }));
    return Object.keys(indexes).filter((name) => /^\d+$/.test(name.slice(prefix.length)));
  }

  async activate(indexName: string, generation: string): Promise<void> {
    const alias = this.alias(indexName);
    const before = await this.activeGeneration(indexName);
    const leave = before && before !== generation ? [{ remove: { index: before, alias } }] : [];
    await mapErrors(() =>
      this.client.indices.updateAliases({ actions: [...leave, { add: { index: generation, alias } }] }),
    );
  }

  async drop(generation: string): Promise<void> {
    await mapErrors(() => this.client.indices.delete({ index: generation, ignore_unavailable: true }));
  }

  /** A document that is written meanwhile moves to a later page, so that none is missed. */
  async versions(generation: string): Promise<ReadonlyMap<string, number>> {
    await mapErrors(() => this.client.indices.refresh({ index: generation }));
    const versions = new Map<string, number>();
    let after: estypes.SortResults | undefined = [0];
    while (after) {
      const { hits } = await mapErrors(() =>
        this.client.search({ index: generation, size: MAX_RESULT_WINDOW, sort: ['version'], search_after: after }),
      );
      for (const { _id, sort } of hits.hits) versions.set(String(_id), Number(sort?.[0]));
      after = hits.hits.at(-1)?.sort;
    }
    return versions;
  }

  async highestVersion(index: string): Promise<number> {
    await mapErrors(() => this.client.indices.refresh({ index }));
    const { hits } = await mapErrors(() => this.client.search({ index, size: 1, sort: [{ version: 'desc' }] }));
    return Number(hits.hits[0]?.sort?.[0] ?? 0);
  }

  async write(definition: IndexDefinition, generation: string, changes: readonly VersionedChange[]): Promise<void> {
    if (!changes.length) return;
    const operations = bulkOperations(definition, generation, changes);
    const { items } = await mapErrors(() => this.client.bulk({ operations, timeout: SHARD_TIMEOUT }));
    // Removing an unknown document is no error and leaves a tombstone all the same.
    const failed = items
      .flatMap((item) => Object.values(item))
      .find(({ error, status }) => error && status !== VERSION_CONFLICT);
    if (!failed) return;
    const reason = new Error(`Elasticsearch refused a document: ${failed.error?.reason ?? failed.status}`);
    throw isTransientStatus(failed.status) ? unavailableError(reason) : reason;
  }

  protected async runSearch(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    assertWithinResultWindow(request);
    const [{ hits, aggregations }, facets] = await Promise.all([
      this.sendSearch(definition, JSON.stringify(pageBody(definition, request))),
      this.countFacets(definition, request),
    ]);
    return {
      items: hits.hits.map(({ fields }) => {
        const { id, card, point } = decodeHit(fields?.card?.[0]);
        const distanceMiles = request.origin && point ? milesBetween(request.origin, point) : undefined;
        return { id, card, distanceMiles };
      }),
      total: readTotal(hits.total),
      totalInHead: request.countsInHead ? (aggregations?.inHead?.doc_count ?? readTotal(hits.total)) : undefined,
      facets,
    };
  }

  private async countFacets(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult['facets']> {
    if (!request.facets?.length) return new Map();
    const queries = facetQueries(request).filter(({ facets }) => facets.length);
    const counts = await Promise.all(
      queries.map((part) => this.cachedFacets(definition, JSON.stringify(facetsBody(part)))),
    );
    return new Map(counts.flatMap((facets) => [...facets]));
  }

  private cachedFacets(definition: IndexDefinition, body: string): Promise<SearchResult['facets']> {
    return this.facetCache.get(`${definition.name} ${body}`, async () => {
      const { aggregations = {} } = await this.sendSearch(definition, body);
      return new Map(Object.entries(aggregations).map(([field, values]) => [field, readCounts(values)]));
    });
  }

  /** Uses the client's transport directly: its search method doubles the cost by taking the body apart. */
  private sendSearch(definition: IndexDefinition, body: string) {
    const path = `/${this.alias(definition.name)}/_search`;
    // With a missing shard, partial results would look complete.
    const params = { method: 'POST', path, querystring: { allow_partial_search_results: false }, body };
    const send = () =>
      this.client.transport.request<estypes.SearchResponse<never, Aggregations>>(params, SEARCH_OPTIONS);
    return this.breaker.run(() => mapErrors(send));
  }

  private alias(indexName: string): string {
    return `${this.namespace}-${indexName}`;
  }
}

/** HTTP status of a version conflict: a newer version is stored already. */
const VERSION_CONFLICT = 409;

const JSON_TYPE = 'application/json';
const SEARCH_OPTIONS = {
  requestTimeout: SEARCH_TIMEOUT_MS,
  maxRetries: 0,
  headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE },
};

const readTotal = (total: number | { value: number } | undefined) =>
  typeof total === 'object' ? total.value : (total ?? 0);
