import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client, type estypes } from '@elastic/elasticsearch';
import Fastify from 'fastify';
import type { Sql } from '#platform/search/postgres/sql.js';
import { SEARCH_PATH, searchPool } from './bare-search.js';
import type { BackingServiceUrls, CapturedQuery } from './captured-queries.js';

const FILE = fileURLToPath(import.meta.url);

/** A minimal server as a baseline: Fastify and the search engine's client only. */
export interface BaselineServer {
  /** Runs the n-th captured query at `/?n=`. */
  url: string;
  stop(): void;
}

/** Starts it in a process of its own, like the application. Throws if that exits before it listens. */
export async function startBaselineServer(
  addresses: BackingServiceUrls,
  sent: readonly CapturedQuery[],
): Promise<BaselineServer> {
  const child = fork(FILE, ['serve']);
  child.send({ addresses, sent });
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The thin server ended with ${code}`)));
  const [url] = await Promise.race([once(child, 'message'), died]);
  return { url, stop: () => child.kill() };
}

async function serve({
  addresses,
  sent,
}: {
  addresses: BackingServiceUrls;
  sent: readonly CapturedQuery[];
}): Promise<void> {
  const ask = addresses.elasticsearchUrl ? elasticsearch(addresses.elasticsearchUrl) : postgres(addresses.databaseUrl);
  const server = Fastify();
  server.get<{ Querystring: { n: string } }>('/', async ({ query }) => {
    const answers: unknown[] = [];
    for (const question of sent[Number(query.n) % sent.length] ?? []) answers.push(await ask(question));
    return { items: answers.at(-1) };
  });
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
}

function postgres(databaseUrl: string): (question: CapturedQuery[number]) => Promise<unknown> {
  const pool = searchPool(databaseUrl);
  return (statement) => pool.rows(statement as Sql);
}

function elasticsearch(node: string): (question: CapturedQuery[number]) => Promise<unknown> {
  const client = new Client({ node });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return async (body) => {
    const params = { method: 'POST', path: SEARCH_PATH, body };
    const { hits } = await client.transport.request<estypes.SearchResponse>(params, { headers });
    return hits.hits.map(({ fields }) => fields?.card[0]);
  };
}

if (process.argv[2] === 'serve') process.once('message', serve);
