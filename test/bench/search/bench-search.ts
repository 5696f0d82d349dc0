import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../../src/engines/free-port.js';
import { runningClusterUrl } from '../../../src/engines/postgres-cluster.js';
import { startElasticsearch } from '../../support/engines/elasticsearch.js';
import type { Running } from '../../support/engines/processes.js';
import { startRedis } from '../../support/engines/redis.js';
import { figuresTable, printFigures } from '../figures.js';
import { CONNECTIONS } from '../load.js';
import { Site } from '../site.js';
import { againstFloor, growth, type Round } from './comparing.js';
import { type EngineSet, optionsOf } from './options.js';
import type { Place } from './place.js';
import { reading } from './reading.js';
import { rebuilding } from './rebuilding.js';
import { remembering } from './remembering.js';
import { writing } from './writing.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

const options = optionsOf(process.argv.slice(2));
const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'));
const port = await freePort();
const env = { PORT: String(port), HOME: process.env.HOME ?? dataDir };
const site = new Site(`http://127.0.0.1:${port}`, { ...env, DATA_DIR: dataDir });
const running: Running[] = [];

async function enginesOf(set: EngineSet): Promise<Record<string, string>> {
  if (set === 'embedded') return {};
  if (!running.length) running.push(...(await Promise.all([startRedis(), startElasticsearch()])));
  const [redis, elasticsearch] = running.map(({ url }) => url);
  return { REDIS_URL: redis ?? '', ELASTICSEARCH_URL: elasticsearch ?? '' };
}

/** Restarts the product on a set of engines with so many postings, all of them in the index of that set. */
async function prepare(set: EngineSet, size: number): Promise<Place> {
  const engines = await enginesOf(set);
  const missing = size - (await postings());
  await site.stop();
  if (missing > 0) site.cli(['seed', '--jobs', String(missing), '--bulk'], engines);
  else site.cli(['reindex', 'job-search'], engines);
  await site.start(engines);
  const [redisUrl, elasticsearchUrl] = [engines.REDIS_URL ?? null, engines.ELASTICSEARCH_URL ?? null];
  const addresses = { databaseUrl: await runningClusterUrl(dataDir), redisUrl, elasticsearchUrl };
  return { site, dataDir, set, size, options, addresses, env: engines };
}

async function postings(): Promise<number> {
  const client = new pg.Client({ connectionString: await runningClusterUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from job').finally(() => client.end());
  return rows[0].n;
}

const SETTINGS = `${options.runs} runs of ${options.seconds} s, least / median / most; the load (${CONNECTIONS} connections), the \
product and its engines share ${cpus().length} cores. Uncached: first row, number of rows and words vary so that hardly a \
request is put twice (test/bench/search/mix.ts). Memory is proportional: what processes share counts once.`;

/** After every round, so that a run that is broken off leaves what it has measured. */
function keepFigures(): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'bench-search.md'), `${SETTINGS}\n\n${figuresTable()}\n`);
}

const rounds: Round[] = [];
try {
  await site.start();
  for (const size of options.sizes) {
    for (const set of options.sets) {
      const place = await prepare(set, size);
      rounds.push({ set, size, ...(await reading(place)) });
      remembering(place);
      await rebuilding(place);
      await writing(place);
      keepFigures();
    }
  }
  growth(rounds);
  againstFloor(rounds);
  keepFigures();
} finally {
  await site.stop();
  await Promise.all(running.map((engine) => engine.stop()));
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\n${SETTINGS}`);
printFigures();
process.exit(0);
