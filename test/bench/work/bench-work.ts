import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findFreePort } from '#src/adapters/ports.js';
import { runningClusterUrl } from '#src/adapters/postgres-cluster.js';
import { enlargeDirectory } from '../../support/larger-directory.js';
import { figuresTable, measureMs, recordFigure, seconds } from '../figures.js';
import { CONNECTIONS } from '../load.js';
import { memoryOf } from '../memory.js';
import { type ServiceSet, ServiceSets } from '../service-sets.js';
import { benchSignIn } from '../sign-in.js';
import { Site } from '../site.js';
import { benchJobDetail } from './bench-job-detail.js';
import { benchLog } from './bench-log.js';
import { benchReads } from './bench-reads.js';
import { type BenchTarget, targetLabel } from './bench-target.js';
import { benchWrites } from './bench-writes.js';
import { parseOptions } from './options.js';
import { type Round, readsTable } from './report.js';
import { findWorld } from './world.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
/** Rows for each posting. */
const PER_JOB = {
  jobs: ['job', 1],
  accounts: ['account', 5],
  applications: ['application', 10],
  'log-entries': ['system_log', 50],
} as const;

const options = parseOptions(process.argv.slice(2));
const dataDir = mkdtempSync(join(tmpdir(), 'bench-work-'));
const port = await findFreePort();
const env = { PORT: String(port), HOME: process.env.HOME ?? dataDir };
const site = new Site(`http://127.0.0.1:${port}`, { ...env, DATA_DIR: dataDir });
const sets = new ServiceSets();
const rounds: Round[] = [];

/** Restarts the application on a set of backing services with data of `size` postings, all indexed. */
async function prepare(set: ServiceSet, size: number): Promise<BenchTarget> {
  const services = await sets.urls(set);
  const counts: string[] = [];
  await withDatabase(async (database) => {
    await enlargeDirectory((sql) => database.query(sql));
    for (const [option, [table, perJob]] of Object.entries(PER_JOB)) {
      const { rows } = await database.query(`select count(*)::int as n from ${table}`);
      const missing = size * perJob - rows[0].n;
      if (missing > 0) counts.push(`--${option}`, String(missing));
    }
  });
  await site.stop();
  const seeding = async () =>
    site.cli(counts.length ? ['seed', '--bulk', ...counts] : ['reindex', 'job-search'], services);
  const took = await measureMs(seeding);
  if (counts.length) recordFigure(`making data: ${counts.join(' ')}, ${set}`, seconds(took), '≤ 90 s');
  await site.start(services);
  const databaseUrl = await runningClusterUrl(dataDir);
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  database.on('error', () => undefined);
  const world = await findWorld(async <T>(sql: string) => (await database.query(sql)).rows as T[]);
  return { site, dataDir, set, size, options, database, databaseUrl, env: services, world };
}

async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: await runningClusterUrl(dataDir) });
  await client.connect();
  await work(client).finally(() => client.end());
}

const SETTINGS = `${options.seconds} s for each load of ${CONNECTIONS} connections, which share ${cpus().length} cores with the \
product and its backing services. Rows and buffers are those of one request with cached counts. The thin server is Fastify and the \
driver; it sends the slowest statement of the read, and in the last column all of them where there are several. Bold \
figures miss a goal: p99 ≤ 50 ms, p50 ≤ 2 times that at the smallest size, ≥ 0.5 of the thin server.`;

/** Called after every round, so that an interrupted run leaves its figures. */
function report(): string {
  const smallest = (round: Round) => rounds.find(({ set, size }) => set === round.set && size < round.size);
  const tables = rounds.map((round) => readsTable(round, smallest(round)));
  const text = [SETTINGS, ...tables, figuresTable()].join('\n\n');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'bench-work.md'), `${text}\n`);
  return text;
}

/** The largest size has the thin server beside it, and everything that is no read. */
async function benchTarget(target: BenchTarget, isLargest: boolean): Promise<void> {
  const { set, size } = target;
  rounds.push({ label: targetLabel(target), set, size, reads: await benchReads(target, isLargest) });
  if (!isLargest || options.readsOnly) return;
  await benchLog(target);
  await benchJobDetail(target);
  await benchWrites(target);
  await benchSignIn(site.url, target.databaseUrl);
  recordFigure(
    `memory after load, ${targetLabel(target)}`,
    `${Math.round(memoryOf(site.pid, dataDir))} MB`,
    '≤ 450 MB',
  );
}

try {
  await site.start();
  for (const size of options.sizes) {
    for (const set of options.sets) {
      const target = await prepare(set, size);
      await benchTarget(target, size === options.sizes.at(-1)).finally(() => target.database.end());
      report();
    }
  }
} finally {
  await site.stop();
  await sets.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\n${report()}`);
process.exit(0);
