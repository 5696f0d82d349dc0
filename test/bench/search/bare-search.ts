import { Agent, request } from 'node:http';
import { shareConnections } from '#platform/database/connection-budget.js';
import { Connections } from '#platform/database/connections.js';
import { SearchConnectionPool } from '#platform/search/postgres/search-connection-pool.js';
import type { Sql } from '#platform/search/postgres/sql.js';
import { loadConfig } from '#src/config.js';
import { CONNECTIONS } from '../load.js';
import type { BackingServiceUrls, CapturedQuery } from './captured-queries.js';

/** The Elasticsearch endpoint of the application, with its parameters. */
export const SEARCH_PATH = '/*-job-search/_search?allow_partial_search_results=false';

/** The search engine, queried without the application. */
export interface BareSearch {
  name: string;
  send(sent: CapturedQuery): Promise<void>;
  close(): Promise<void>;
}

export function openBareSearch({ databaseUrl, elasticsearchUrl }: BackingServiceUrls): BareSearch {
  return elasticsearchUrl ? bareElasticsearch(elasticsearchUrl) : barePostgres(databaseUrl);
}

/** A pool of the same size as that of the application. */
export function searchPool(databaseUrl: string): SearchConnectionPool {
  return new SearchConnectionPool(new Connections(databaseUrl, shareConnections(loadConfig({}).databaseConnections)));
}

/** Uses the connection pool of the application. */
function barePostgres(databaseUrl: string): BareSearch {
  const pool = searchPool(databaseUrl);
  return {
    name: 'PostgreSQL',
    send: async (sent) => {
      for (const statement of sent) await pool.rows(statement as Sql);
    },
    close: () => pool.end(),
  };
}

function bareElasticsearch(url: string): BareSearch {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const address = url + SEARCH_PATH;
  return {
    name: 'Elasticsearch',
    send: async (sent) => {
      for (const body of sent) await post(address, body as string, agent);
    },
    close: async () => agent.destroy(),
  };
}

/** Resolves after the whole response. Throws unless its status is 200. */
function post(address: string, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asking = request(address, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`Elasticsearch answers ${answer.statusCode}.`));
      });
    });
    asking.once('error', reject);
    asking.end(body);
  });
}
