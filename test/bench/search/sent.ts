import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JobSearchQuery } from '../../../modules/postings/contract/api-search.js';
import { SearchJobs } from '../../../modules/postings/read/job-search/search-jobs.js';
import { createApp } from '../../../src/app.js';
import { loadConfig } from '../../../src/config.js';
import { Database } from '../../../src/platform/database/database.js';
import { facetsBody, pageBody } from '../../../src/platform/search/elasticsearch/query.js';
import { facetParts } from '../../../src/platform/search/facet-parts.js';
import { PostgresSearch } from '../../../src/platform/search/postgres/postgres-search.js';
import type { Sql } from '../../../src/platform/search/postgres/sql.js';
import { StatementPool } from '../../../src/platform/search/postgres/statement-pool.js';
import { SearchEngine } from '../../../src/platform/search/search-engine.js';
import type { Asked } from './requests.js';

/** What the product sends its search engine for one request: statements, or bodies of Elasticsearch's `_search`. */
export type Sent = readonly (Sql | string)[];

export interface Addresses {
  databaseUrl: string;
  redisUrl: string | null;
  elasticsearchUrl: string | null;
}

/** Connections that note every statement of a search. */
class NotedPool extends StatementPool {
  constructor(
    databaseUrl: string,
    private readonly note: (statement: Sql) => void,
  ) {
    super(databaseUrl);
  }

  override rows<T extends unknown[]>(statement: Sql): Promise<T[]> {
    this.note(statement);
    return super.rows(statement);
  }
}

/**
 * Has a second instance of the product, of role api on the same engines, answer each search and notes what it sends the
 * engine meanwhile. Nothing for what is answered from memory.
 */
export async function sentFor(asked: readonly Asked[], { dataDir, ...engines }: Addresses & { dataDir: string }) {
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: engines.databaseUrl, LOG_LEVEL: 'error' });
  const unused = { tokenSecret: 'nobody signs in at this instance' };
  const app = await createApp(config.with({ role: 'api', ...unused }), {
    ...{ ...engines, smtpUrl: null, lines: [] },
    stop: async () => undefined,
  });
  let sent: Sent[number][] = [];
  const statements = new NotedPool(engines.databaseUrl, (statement) => sent.push(statement));
  try {
    await app.init();
    noteSearches(app, statements, (body) => sent.push(body));
    const search = app.get(SearchJobs, { strict: false });
    const all: Sent[] = [];
    for (const { path } of asked) {
      sent = [];
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      if (pathname === '/api/jobs') await search.find(JobSearchQuery.parse(Object.fromEntries(searchParams)), null);
      all.push(sent);
    }
    return all;
  } finally {
    await statements.end();
    await app.close();
  }
}

function noteSearches(app: NestFastifyApplication, statements: NotedPool, note: (body: string) => void): void {
  const engine = app.get(SearchEngine, { strict: false });
  const search = engine.search.bind(engine);
  const noted = new PostgresSearch(app.get(Database, { strict: false }), statements);
  engine.search = (definition, request) => {
    if (engine.kind === 'postgres') return noted.search(definition, request);
    note(JSON.stringify(pageBody(definition, request)));
    for (const part of facetParts(request)) if (part.facets.length) note(JSON.stringify(facetsBody(part)));
    return search(definition, request);
  };
}
