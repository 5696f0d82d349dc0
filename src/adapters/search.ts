import type { Connections } from '#platform/database/connections.js';
import type { Database } from '#platform/database/database.js';
import { PostgresSearch } from '#platform/search/postgres/postgres-search.js';
import { SearchConnectionPool } from '#platform/search/postgres/search-connection-pool.js';
import type { SearchEngine } from '#platform/search/search-engine.js';
import type { Config } from '../config.js';

/** Elasticsearch when configured, else the database. The client of Elasticsearch is loaded on demand. */
export async function openSearchEngine(
  elasticsearchUrl: string | null,
  connections: Connections,
  { namespace, elasticsearchIndex }: Pick<Config, 'namespace' | 'elasticsearchIndex'>,
): Promise<(database: Database) => SearchEngine> {
  if (!elasticsearchUrl) return (database) => new PostgresSearch(database, new SearchConnectionPool(connections));
  const { ElasticsearchSearch } = await import('#platform/search/elasticsearch/elasticsearch-search.js');
  return () => new ElasticsearchSearch(elasticsearchUrl, namespace, elasticsearchIndex);
}
