import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findFreePort } from '#src/adapters/ports.js';
import { runningClusterUrl } from '#src/adapters/postgres-cluster.js';
import { figuresTable, printFigures } from '../figures.js';
import { CONNECTIONS } from '../load.js';
import { type ServiceSet, ServiceSets } from '../service-sets.js';
import { Site } from '../site.js';
import { benchMemory } from './bench-memory.js';
import { benchReads } from './bench-reads.js';
import { benchReindex } from './bench-reindex.js';
import type { BenchTarget } from './bench-target.js';
import { benchWrites } from './bench-writes.js';
import { type Round, reportAgainstFloor, reportGrowth } from './compare-rounds.js';
import { parseOptions } from './options.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

const options = parseOptions(process.argv.slice(2));
const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'));
const port = await findFreePort();
const env = { PORT: String(port), HOME: process.env.HOME ?? dataDir };
const site = new Site(`http://127.0.0.1:${port}`, { ...env, DATA_DIR: dataDir });
const sets = new ServiceSets();

/** Restarts the application on a set of backing services with `size` postings, all indexed. */
async function prepare(set: ServiceSet, size: number): Promise<BenchTarget> {
  const services = await sets.urls(set);
  const missing = size - (await countPostings());
  await site.stop();
  if (missing > 0) site.cli(['seed', '--jobs', String(missing), '--bulk'], services);
  else site.cli(['reindex', 'job-search'], services);
  await site.start(services);
  const [redisUrl, elasticsearchUrl] = [services.REDIS_URL ?? null, services.ELASTICSEARCH_URL ?? null];
  const urls = { databaseUrl: await runningClusterUrl(dataDir), redisUrl, elasticsearchUrl };
  return { site, dataDir, set, size, options, urls, env: services };
}

async function countPostings(): Promise<number> {
  const client = new pg.Client({ connectionString: await runningClusterUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from job').finally(() => client.end());
  return rows[0].n;
}

const SETTINGS = `${options.runs} runs of ${options.seconds} s, least / median / most; the load (${CONNECTIONS} connections), the \
product and its backing services share ${cpus().length} cores. Uncached: first row, number of rows and words vary so that hardly a \
request is put twice (test/bench/search/mix.ts). Memory is proportional: what processes share counts once.`;

/** Called after every round, so that an interrupted run leaves its figures. */
function saveFigures(): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'bench-search.md'), `${SETTINGS}\n\n${figuresTable()}\n`);
}

const rounds: Round[] = [];
try {
  await site.start();
  for (const size of options.sizes) {
    for (const set of options.sets) {
      const target = await prepare(set, size);
      rounds.push({ set, size, ...(await benchReads(target)) });
      benchMemory(target);
      await benchReindex(target);
      await benchWrites(target);
      saveFigures();
    }
  }
  reportGrowth(rounds);
  reportAgainstFloor(rounds);
  saveFigures();
} finally {
  await site.stop();
  await sets.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\n${SETTINGS}`);
printFigures();
process.exit(0);
