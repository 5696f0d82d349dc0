import { Agent, request } from 'node:http';
import type { Sql } from '../../../src/platform/search/postgres/sql.js';
import { StatementPool } from '../../../src/platform/search/postgres/statement-pool.js';
import { CONNECTIONS } from '../load.js';
import type { Addresses, Sent } from './sent.js';

/** Where the product asks Elasticsearch, and how. */
export const SEARCH_PATH = '/*-job-search/_search?allow_partial_search_results=false';

/** The engine below the product, asked without it. */
export interface BareEngine {
  name: string;
  ask(sent: Sent): Promise<void>;
  close(): Promise<void>;
}

export function bareEngine({ databaseUrl, elasticsearchUrl }: Addresses): BareEngine {
  return elasticsearchUrl ? bareElasticsearch(elasticsearchUrl) : barePostgres(databaseUrl);
}

/** Over the connections of the product's kind. */
function barePostgres(databaseUrl: string): BareEngine {
  const pool = new StatementPool(databaseUrl);
  return {
    name: 'PostgreSQL',
    ask: async (sent) => {
      for (const statement of sent) await pool.rows(statement as Sql);
    },
    close: () => pool.end(),
  };
}

function bareElasticsearch(url: string): BareEngine {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const address = url + SEARCH_PATH;
  return {
    name: 'Elasticsearch',
    ask: async (sent) => {
      for (const body of sent) await post(address, body as string, agent);
    },
    close: async () => agent.destroy(),
  };
}

/** Resolves when the whole answer is there; throws when it is not 200. */
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
