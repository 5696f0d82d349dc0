import { forEachConcurrently } from '../../async/for-each-concurrently.js';
import { createCountCache } from '../../caching/count-cache.js';
import type { Database } from '../../database/database.js';
import { milesBetween } from '../distance.js';
import { facetQueries } from '../facet-queries.js';
import { assertWithinResultWindow, withTieBreakers } from '../score.js';
import {
  type Facet,
  type IndexDefinition,
  SearchAdapter,
  type SearchRequest,
  type SearchResult,
  type VersionedChange,
} from '../search-engine.js';
import { whereClause } from './conditions.js';
import { type FacetRow, facetStatement, readFacetCounts } from './facets.js';
import { documentRows, writeStatement } from './rows.js';
import type { SearchConnectionPool } from './search-connection-pool.js';
import type { Sql } from './sql.js';
import { countStatement, type PageRow, pageStatement } from './statements.js';
import { createStatements, finalizingSteps, generationName, table, viewStatements } from './tables.js';
import { topCandidates } from './top-candidates.js';

interface Counts extends Pick<SearchResult, 'total' | 'facets'> {
  /** Null if it is not requested or the same as the total. */
  totalInHead: number | null;
}

/** Indexes built at a time: more than one keeps a rebuild fast on a busy machine. */
const INDEX_CONCURRENCY = 3;
/** Fewer matches are scanned in one query. */
const MIN_TOTAL_FOR_TOP_CANDIDATES = 100;
/** From here on a scan in sort order fills a page faster than an index finds all matches. */
const MIN_TOTAL_FOR_SORTED_SCAN = 1_000;

/** Search in the application's own database. */
export class PostgresSearch extends SearchAdapter {
  readonly kind = 'postgres';
  private readonly countCache = createCountCache<Counts>();

  constructor(
    private readonly database: Database,
    private readonly pool: SearchConnectionPool,
  ) {
    super();
  }

  /** Closes the connections. */
  close(): Promise<void> {
    return this.pool.end();
  }

  ping(): Promise<void> {
    return this.database.ping();
  }

  async create(definition: IndexDefinition, number: number): Promise<string> {
    const generation = generationName(definition.name, number);
    await this.executeAll(createStatements(definition, generation));
    return generation;
  }

  async finalize(definition: IndexDefinition, generation: string): Promise<void> {
    for (const step of finalizingSteps(definition, generation)) {
      await forEachConcurrently(
        INDEX_CONCURRENCY,
        async () => step.splice(0, 1),
        async ([statement = '']) => {
          await this.rows(statement);
        },
      );
    }
  }

  async activeGeneration(indexName: string): Promise<string | null> {
    const [row] = await this.rows<{ name: string }>(
      `select table_name as name from information_schema.view_table_usage
       where view_schema = 'search' and view_name = ?`,
      [indexName.replaceAll('-', '_')],
    );
    return row?.name ?? null;
  }

  async generations(indexName: string): Promise<string[]> {
    const rows = await this.rows<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'search' and table_type = 'BASE TABLE' and table_name ~ ?`,
      [`^${indexName.replaceAll('-', '_')}_[0-9]+$`],
    );
    return rows.map(({ name }) => name);
  }

  activate(indexName: string, generation: string): Promise<void> {
    return this.executeAll(viewStatements(indexName, generation));
  }

  drop(generation: string): Promise<void> {
    return this.executeAll([`drop table if exists ${table(generation)}`]);
  }

  async versions(generation: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.rows<{ id: string; version: string }>(
      `select id, version from ${table(generation)} where live`,
    );
    return new Map(rows.map(({ id, version }) => [id, Number(version)]));
  }

  async highestVersion(generation: string): Promise<number> {
    const [row] = await this.rows<{ version: string | null }>(
      `select max(version) as version from ${table(generation)}`,
    );
    return Number(row?.version ?? 0);
  }

  async write(definition: IndexDefinition, generation: string, changes: readonly VersionedChange[]): Promise<void> {
    if (!changes.length) return;
    await this.rows(writeStatement(definition, generation), [JSON.stringify(documentRows(definition, changes))]);
    this.countCache.clear();
  }

  protected async runSearch(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    assertWithinResultWindow(request);
    const { total, totalInHead, facets } = await this.countMatches(definition, request);
    const rows = request.offset < total && request.limit > 0 ? await this.fetchPage(definition, request, total) : [];
    return {
      items: rows.map(([id, card, lat, lon]) => {
        const point = lat === null || lon === null ? null : { lat, lon };
        const distanceMiles = request.origin && point ? milesBetween(request.origin, point) : undefined;
        return { id, card, distanceMiles };
      }),
      total,
      totalInHead: request.countsInHead ? (totalInHead ?? total) : undefined,
      facets,
    };
  }

  private async fetchPage(definition: IndexDefinition, request: SearchRequest, total: number): Promise<PageRow[]> {
    const candidates = total > MIN_TOTAL_FOR_TOP_CANDIDATES ? topCandidates(definition, request, total) : null;
    if (candidates) {
      const rows: PageRow[] = await this.pool.rows(pageStatement(definition, request, candidates.condition));
      const last = rows.at(-1);
      if (last && rows.length === request.limit && candidates.isConclusive(last[4])) return rows;
    }
    const [first] = withTieBreakers(definition, request);
    const scansInSortOrder = total > MIN_TOTAL_FOR_SORTED_SCAN && first !== undefined && first.by in definition.fields;
    return this.pool.rows(pageStatement(definition, request, whereClause(definition, request, scansInSortOrder)));
  }

  /** Counts all matches, those in the upper text fields, and those for each facet value. */
  private async countMatches(definition: IndexDefinition, request: SearchRequest): Promise<Counts> {
    const { facets = [], countsInHead } = request;
    const countsFacets = facets.length > 0;
    const [all, ...others] = (await Promise.all([
      // The facets have the total, but not that in the upper text fields.
      ...(countsInHead || !countsFacets ? [this.cachedCounts(countStatement(definition, request), [])] : []),
      ...(countsFacets ? facetQueries(request) : []).map((part) =>
        this.cachedCounts(facetStatement(definition, part), part.facets),
      ),
    ])) as [Counts, ...Counts[]];
    return { ...all, facets: new Map([all, ...others].flatMap((counts) => [...counts.facets])) };
  }

  private cachedCounts(statement: Sql, facets: readonly Facet[]): Promise<Counts> {
    return this.countCache.get(JSON.stringify(statement), async () => {
      const rows: FacetRow[] = await this.pool.rows(statement);
      const all = rows.find(([facet]) => facet === null);
      const inHead = all?.[3] ?? null;
      return {
        total: Number(all?.[2] ?? 0),
        totalInHead: inHead === null ? null : Number(inHead),
        facets: readFacetCounts(facets, rows),
      };
    });
  }

  private executeAll(statements: string[]): Promise<void> {
    return this.database.transaction(async (em) => {
      for (const statement of statements) await em.execute(statement);
    });
  }

  private rows<T extends object>(sql: string, params: unknown[] = []): Promise<T[]> {
    return this.database.read((em) => em.execute<T[]>(sql, params));
  }
}
