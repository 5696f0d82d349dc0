import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JobSearchQuery } from '#modules/job-search/contract/api/search.js';
import { SearchJobs } from '#modules/job-search/query/search-jobs.js';
import { Connections } from '#platform/database/connections.js';
import { Database } from '#platform/database/database.js';
import { facetsBody, pageBody } from '#platform/search/elasticsearch/query.js';
import { facetQueries } from '#platform/search/facet-queries.js';
import { PostgresSearch } from '#platform/search/postgres/postgres-search.js';
import { SearchConnectionPool } from '#platform/search/postgres/search-connection-pool.js';
import type { Sql } from '#platform/search/postgres/sql.js';
import { SearchEngine } from '#platform/search/search-engine.js';
import { createApp } from '#src/app.js';
import { loadConfig } from '#src/config.js';
import type { BenchRequest } from './requests.js';

/** Queries to the search engine for one request: SQL statements, or bodies of Elasticsearch's `_search`. */
export type CapturedQuery = readonly (Sql | string)[];

export interface BackingServiceUrls {
  databaseUrl: string;
  redisUrl: string | null;
  elasticsearchUrl: string | null;
}

/** A pool that records every statement of a search. */
class RecordingPool extends SearchConnectionPool {
  constructor(
    connections: Connections,
    private readonly record: (statement: Sql) => void,
  ) {
    super(connections);
  }

  override rows<T extends unknown[]>(statement: Sql): Promise<T[]> {
    this.record(statement);
    return super.rows(statement);
  }
}

/**
 * Runs each search in a second instance of role api on the same backing services, and captures its queries to the
 * search engine. Requests that are served from memory have none.
 */
export async function captureQueries(
  requests: readonly BenchRequest[],
  { dataDir, ...adapters }: BackingServiceUrls & { dataDir: string },
) {
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: adapters.databaseUrl, LOG_LEVEL: 'error' });
  const unused = { tokenSecret: 'nobody signs in at this instance' };
  const app = await createApp(config.with({ role: 'api', ...unused }), {
    ...adapters,
    smtpUrl: null,
    lines: [],
    problems: [],
    stop: async () => undefined,
  });
  let captured: CapturedQuery[number][] = [];
  const statements = new RecordingPool(app.get(Connections), (statement) => captured.push(statement));
  try {
    await app.init();
    recordSearches(app, statements, (body) => captured.push(body));
    const search = app.get(SearchJobs, { strict: false });
    const all: CapturedQuery[] = [];
    for (const { path } of requests) {
      captured = [];
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      if (pathname === '/api/jobs') await search.find(JobSearchQuery.parse(Object.fromEntries(searchParams)), null);
      all.push(captured);
    }
    return all;
  } finally {
    await statements.end();
    await app.close();
  }
}

function recordSearches(app: NestFastifyApplication, statements: RecordingPool, record: (body: string) => void): void {
  const searchEngine = app.get(SearchEngine, { strict: false });
  const search = searchEngine.search.bind(searchEngine);
  const recording = new PostgresSearch(app.get(Database, { strict: false }), statements);
  searchEngine.search = (definition, request) => {
    if (searchEngine.kind === 'postgres') return recording.search(definition, request);
    record(JSON.stringify(pageBody(definition, request)));
    for (const part of facetQueries(request)) if (part.facets.length) record(JSON.stringify(facetsBody(part)));
    return search(definition, request);
  };
}
