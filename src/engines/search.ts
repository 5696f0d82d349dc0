import type { Config } from '../config.js';
import type { Database } from '../platform/database/database.js';
import { PostgresSearch } from '../platform/search/postgres/postgres-search.js';
import { StatementPool } from '../platform/search/postgres/statement-pool.js';
import type { SearchEngine } from '../platform/search/search-engine.js';
import type { Engines } from './engines.js';

/** Elasticsearch where a URL names one, else the product's own database; its client is loaded only for that. */
export async function openSearchEngine(
  { databaseUrl, elasticsearchUrl }: Pick<Engines, 'databaseUrl' | 'elasticsearchUrl'>,
  { namespace, elasticsearchIndex }: Pick<Config, 'namespace' | 'elasticsearchIndex'>,
): Promise<(database: Database) => SearchEngine> {
  if (!elasticsearchUrl) return (database) => new PostgresSearch(database, new StatementPool(databaseUrl));
  const { ElasticsearchSearch } = await import('../platform/search/elasticsearch/elasticsearch-search.js');
  return () => new ElasticsearchSearch(elasticsearchUrl, namespace, elasticsearchIndex);
}
