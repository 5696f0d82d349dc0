import type { Connections } from '#platform/database/connections.js';
import type { Database } from '#platform/database/database.js';
import { PostgresSearch } from '#platform/search/postgres/postgres-search.js';
import { SearchConnectionPool } from '#platform/search/postgres/search-connection-pool.js';
import { SearchAdapters } from '#platform/search/search-adapters.js';
import type { Config } from '../config.js';

/** The database, and Elasticsearch when configured, whose client is loaded on demand. */
export async function openSearch(
  elasticsearchUrl: string | null,
  connections: Connections,
  { namespace, elasticsearchIndex }: Pick<Config, 'namespace' | 'elasticsearchIndex'>,
): Promise<(database: Database) => SearchAdapters> {
  const inDatabase = (database: Database) => new PostgresSearch(database, new SearchConnectionPool(connections));
  if (!elasticsearchUrl) return (database) => new SearchAdapters([inDatabase(database)]);
  const { ElasticsearchSearch } = await import('#platform/search/elasticsearch/elasticsearch-search.js');
  return (database) =>
    new SearchAdapters([
      inDatabase(database),
      new ElasticsearchSearch(elasticsearchUrl, namespace, elasticsearchIndex),
    ]);
}
