import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import type { CapturedStatement } from '../../support/captured-statements.js';
import { CONNECTIONS } from '../load.js';

const FILE = fileURLToPath(import.meta.url);

interface Work {
  databaseUrl: string;
  /** Of each read. */
  statements: readonly (readonly CapturedStatement[])[];
}

/**
 * A minimal server as a baseline: Fastify and the driver only. It runs the first statement of the n-th read at `/?n=`,
 * and all of them side by side at `/all?n=`.
 */
export interface ThinServer {
  url: string;
  stop(): void;
}

/** Starts it in a process of its own, like the application. Throws if that exits before it listens. */
export async function startThinServer(work: Work): Promise<ThinServer> {
  const child = fork(FILE, ['serve']);
  child.send(work);
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The thin server ended with ${code}`)));
  const [url] = await Promise.race([once(child, 'message'), died]);
  return { url, stop: () => child.kill() };
}

async function serve({ databaseUrl, statements }: Work): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const server = Fastify();
  const run = async (chosen: readonly CapturedStatement[]) => {
    const results = await Promise.all(chosen.map((statement) => pool.query(statement)));
    return { items: results.flatMap(({ rows }) => rows) };
  };
  const readAt = ({ n }: { n: string }) => statements[Number(n)] ?? [];
  server.get<{ Querystring: { n: string } }>('/', ({ query }) => run(readAt(query).slice(0, 1)));
  server.get<{ Querystring: { n: string } }>('/all', ({ query }) => run(readAt(query)));
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
}

if (process.argv[2] === 'serve') process.once('message', serve);
