import type { Database } from '../../database/database.js';
import { Kept } from '../../kept.js';
import { milesBetween } from '../distance.js';
import { checkReach } from '../score.js';
import {
  type Digest,
  type IndexDefinition,
  SearchEngine,
  type SearchRequest,
  type SearchResult,
  type VersionedChange,
} from '../search-engine.js';
import { facetStatement } from './facets.js';
import { rowsOf, writeStatement } from './rows.js';
import { countStatement, pageStatement } from './statements.js';
import { createStatements, generationName, indexStatements, table, textTable, viewStatements } from './tables.js';

interface PageRow {
  id: string;
  total: string | null;
  card: string;
  lat: number | null;
  lon: number | null;
}

/** What matches without words is many, and the same for every page and order of them. */
const COUNTS = { keptMs: 1_000, settlingMs: 0, most: 500, isWorthKeeping: () => true };

/** Search inside the product's own database: what a transaction writes here commits with it. */
export class PostgresSearch extends SearchEngine {
  readonly kind = 'postgres';
  private readonly counts = new Kept<number>(COUNTS);

  constructor(private readonly database: Database) {
    super();
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
    // Each on its own: to hold one table against a writer and wait for the other would be a deadlock.
    for (const statement of indexStatements(definition, generation)) await this.rows(statement);
  }

  async current(indexName: string): Promise<string | null> {
    const [row] = await this.rows<{ name: string }>(
      `select table_name as name from information_schema.view_table_usage
       where view_schema = 'search' and view_name = ? and table_name !~ '_text$'`,
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
    return this.all([`drop table if exists ${table(generation)}, ${textTable(generation)}`]);
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
    // A sort by stored fields is read off an index and stops at the page; any other looks at every match anyway.
    const looksAtAll = Boolean(request.terms?.length) || request.sort.some(({ by }) => by === 'distance');
    const page = pageStatement(definition, request, looksAtAll);
    const rows = await this.rows<PageRow>(page.text, page.params);
    const [first] = rows;
    return {
      items: rows.map(({ id, card, lat, lon }) => {
        const point = lat === null || lon === null ? null : { lat, lon };
        const distanceMiles = request.origin && point ? milesBetween(request.origin, point) : undefined;
        return { id, card: JSON.parse(card), distanceMiles };
      }),
      total: first?.total ? Number(first.total) : await this.count(definition, request),
      facets: await this.facets(definition, request),
    };
  }

  private async facets(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult['facets']> {
    const facets = new Map((request.facets ?? []).map(({ field }) => [field, new Map<string, number>()]));
    if (!facets.size) return facets;
    const { text, params } = facetStatement(definition, request);
    const rows = await this.rows<{ facet: string; value: string; total: string }>(text, params);
    for (const { facet, value, total } of rows) facets.get(facet)?.set(value, Number(total));
    return facets;
  }

  private count(definition: IndexDefinition, request: SearchRequest): Promise<number> {
    const { text, params } = countStatement(definition, request);
    return this.counts.get(JSON.stringify([text, params]), async () => {
      const [row] = await this.rows<{ total: string }>(text, params);
      return Number(row?.total);
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
