import type { Database } from '../../database/database.js';
import { inLanes } from '../../lanes.js';
import { milesBetween } from '../distance.js';
import { facetParts } from '../facet-parts.js';
import { keptCounts } from '../kept-counts.js';
import { checkReach, fullOrder } from '../score.js';
import {
  type Digest,
  type Facet,
  type IndexDefinition,
  SearchEngine,
  type SearchRequest,
  type SearchResult,
  type VersionedChange,
} from '../search-engine.js';
import { where } from './conditions.js';
import { countsOf, type FacetRow, facetStatement } from './facets.js';
import { narrower } from './narrowing.js';
import { rowsOf, writeStatement } from './rows.js';
import type { Sql } from './sql.js';
import type { StatementPool } from './statement-pool.js';
import { countStatement, type PageRow, pageStatement } from './statements.js';
import { completingSteps, createStatements, generationName, table, viewStatements } from './tables.js';

type Counts = Pick<SearchResult, 'total' | 'facets'>;

/** More than one, so that a rebuild is not the slowest where much else is computed. */
const INDEXES_AT_ONCE = 3;
/** Of fewer matches all are looked at in one go. */
const MANY = 100;
/** From here on a walk in the order of the sort meets a page of them before an index has found them all. */
const MET_SOON = 1_000;

/** Search inside the product's own database: what a transaction writes here commits with it. */
export class PostgresSearch extends SearchEngine {
  readonly kind = 'postgres';
  private readonly counts = keptCounts<Counts>();

  constructor(
    private readonly database: Database,
    private readonly statements: StatementPool,
  ) {
    super();
  }

  /** Ends the connections. */
  onApplicationShutdown(): Promise<void> {
    return this.statements.end();
  }

  ping(): Promise<void> {
    return this.database.ping();
  }

  async create(definition: IndexDefinition, number: number): Promise<string> {
    const generation = generationName(definition.name, number);
    await this.all(createStatements(definition, generation));
    return generation;
  }

  async complete(definition: IndexDefinition, generation: string): Promise<void> {
    for (const step of completingSteps(definition, generation)) {
      await inLanes(
        INDEXES_AT_ONCE,
        async () => step.splice(0, 1),
        async ([statement = '']) => {
          await this.rows(statement);
        },
      );
    }
  }

  async current(indexName: string): Promise<string | null> {
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
    return this.all(viewStatements(indexName, generation));
  }

  drop(generation: string): Promise<void> {
    return this.all([`drop table if exists ${table(generation)}`]);
  }

  async digest(generation: string): Promise<Digest> {
    const [row] = await this.rows<{ count: string; versions: string | null }>(
      `select count(*) as count, sum(version) as versions from ${table(generation)} where live`,
    );
    return { count: Number(row?.count), versions: Number(row?.versions ?? 0) };
  }

  async write(definition: IndexDefinition, generation: string, changes: readonly VersionedChange[]): Promise<void> {
    if (!changes.length) return;
    await this.rows(writeStatement(definition, generation), [JSON.stringify(rowsOf(definition, changes))]);
    this.counts.clear();
  }

  async search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    checkReach(request);
    const { total, facets } = await this.counted(definition, request);
    const rows = request.offset < total && request.limit > 0 ? await this.page(definition, request, total) : [];
    return {
      items: rows.map(([id, card, lat, lon]) => {
        const point = lat === null || lon === null ? null : { lat, lon };
        const distanceMiles = request.origin && point ? milesBetween(request.origin, point) : undefined;
        return { id, card, distanceMiles };
      }),
      total,
      facets,
    };
  }

  private async page(definition: IndexDefinition, request: SearchRequest, total: number): Promise<PageRow[]> {
    const part = total > MANY ? narrower(definition, request, total) : null;
    if (part) {
      const rows: PageRow[] = await this.statements.rows(pageStatement(definition, request, part.found));
      const last = rows.at(-1);
      if (last && rows.length === request.limit && part.leads(last[4])) return rows;
    }
    const [first] = fullOrder(definition, request);
    const walks = total > MET_SOON && first !== undefined && first.by in definition.fields;
    return this.statements.rows(pageStatement(definition, request, where(definition, request, walks)));
  }

  /** How many match, and how many of them have each value of the facets. */
  private async counted(definition: IndexDefinition, request: SearchRequest): Promise<Counts> {
    if (!request.facets?.length) return this.kept(countStatement(definition, request), []);
    const parts = facetParts(request).map((part) => this.kept(facetStatement(definition, part), part.facets));
    const [all, ...others] = (await Promise.all(parts)) as [Counts, ...Counts[]];
    return { total: all.total, facets: new Map([all, ...others].flatMap(({ facets }) => [...facets])) };
  }

  private kept(statement: Sql, facets: readonly Facet[]): Promise<Counts> {
    return this.counts.get(JSON.stringify(statement), async () => {
      const rows: FacetRow[] = await this.statements.rows(statement);
      const all = rows.find(([facet]) => facet === null);
      return { total: Number(all?.[2] ?? 0), facets: countsOf(facets, rows) };
    });
  }

  private all(statements: string[]): Promise<void> {
    return this.database.transaction(async (em) => {
      for (const statement of statements) await em.execute(statement);
    });
  }

  private rows<T extends object>(sql: string, params: unknown[] = []): Promise<T[]> {
    return this.database.read((em) => em.execute<T[]>(sql, params));
  }
}
