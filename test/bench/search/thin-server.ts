import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client, type estypes } from '@elastic/elasticsearch';
import Fastify from 'fastify';
import type { Sql } from '../../../src/platform/search/postgres/sql.js';
import { StatementPool } from '../../../src/platform/search/postgres/statement-pool.js';
import { SEARCH_PATH } from './bare-engine.js';
import type { Addresses, Sent } from './sent.js';

const FILE = fileURLToPath(import.meta.url);

/** What a server of its kind costs at the least: Fastify and the engine's client, without anything of the product. */
export interface ThinServer {
  /** Answers the n-th noted question at `/?n=`. */
  url: string;
  stop(): void;
}

/** In a process of its own, as the product is. Throws where that ends before it listens. */
export async function thinServer(addresses: Addresses, sent: readonly Sent[]): Promise<ThinServer> {
  const child = fork(FILE, ['serve']);
  child.send({ addresses, sent });
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The thin server ended with ${code}`)));
  const [url] = await Promise.race([once(child, 'message'), died]);
  return { url, stop: () => child.kill() };
}

async function serve({ addresses, sent }: { addresses: Addresses; sent: readonly Sent[] }): Promise<void> {
  const ask = addresses.elasticsearchUrl ? elasticsearch(addresses.elasticsearchUrl) : postgres(addresses.databaseUrl);
  const server = Fastify();
  server.get<{ Querystring: { n: string } }>('/', async ({ query }) => {
    const answers: unknown[] = [];
    for (const question of sent[Number(query.n) % sent.length] ?? []) answers.push(await ask(question));
    return { items: answers.at(-1) };
  });
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
}

function postgres(databaseUrl: string): (question: Sent[number]) => Promise<unknown> {
  const pool = new StatementPool(databaseUrl);
  return (statement) => pool.rows(statement as Sql);
}

function elasticsearch(node: string): (question: Sent[number]) => Promise<unknown> {
  const client = new Client({ node });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return async (body) => {
    const asked = { method: 'POST', path: SEARCH_PATH, body };
    const { hits } = await client.transport.request<estypes.SearchResponse>(asked, { headers });
    return hits.hits.map(({ fields }) => fields?.card[0]);
  };
}

if (process.argv[2] === 'serve') process.once('message', serve);
