import type { Database } from '../platform/database/database.js';
import { ElasticsearchSearch } from '../platform/search/elasticsearch/elasticsearch-search.js';
import { PostgresSearch } from '../platform/search/postgres/postgres-search.js';
import type { SearchEngine } from '../platform/search/search-engine.js';
import type { Engines } from './engines.js';

/** Elasticsearch where a URL names one, else the product's own database. */
export function openSearchEngine(
  { elasticsearchUrl }: Pick<Engines, 'elasticsearchUrl'>,
  namespace: string,
  database: Database,
): SearchEngine {
  return elasticsearchUrl ? new ElasticsearchSearch(elasticsearchUrl, namespace) : new PostgresSearch(database);
}
