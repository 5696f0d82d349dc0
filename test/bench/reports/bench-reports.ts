import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMO_EMAILS } from '#modules/identity/contract/demo.js';
import type { ReportType } from '#modules/reporting/contract/api/reports.js';
import { findFreePort } from '#src/adapters/ports.js';
import { figuresTable, measureMs, quantile, recordFigure, seconds } from '../figures.js';
import { CONNECTIONS, formatLoad, type Load, loadBy } from '../load.js';
import { memoryOfProgram } from '../memory.js';
import { generateRequests } from '../search/requests.js';
import { parseServiceSets, type ServiceSet, ServiceSets } from '../service-sets.js';
import { Site } from '../site.js';
import { PASSWORD } from '../work/world.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const SAMPLE_MS = 50;
const LOAD_SECONDS = 10;

const { values: options } = parseArgs({
  options: {
    accounts: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '20000' },
    sets: { type: 'string', default: 'embedded' },
  },
});
const serviceSets = new ServiceSets();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-reports-'));
const port = await findFreePort();
const site = new Site(`http://127.0.0.1:${port}`, {
  PORT: String(port),
  HOME: process.env.HOME ?? dataDir,
  DATA_DIR: dataDir,
});

interface FileResult {
  rows: number;
  bytes: number;
}

async function fetchFile(as: string, format: 'csv' | 'xlsx', reportType: ReportType): Promise<FileResult> {
  const response = await fetch(`${site.url}/api/reporting/genericReport/${format}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reportType }),
  });
  if (!response.ok) throw new Error(`${format} of ${reportType}: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return { rows: Number(response.headers.get('x-total-rows')), bytes };
}

/** Seconds and additional memory of the product's processes. */
async function benchFile(as: string, format: 'csv' | 'xlsx', reportType: ReportType, goal: string): Promise<void> {
  const before = memoryOfProgram(site.pid, 'node');
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOfProgram(site.pid, 'node'));
  }, SAMPLE_MS);
  let file: FileResult = { rows: 0, bytes: 0 };
  const took = await measureMs(async () => {
    file = await fetchFile(as, format, reportType);
  });
  clearInterval(sampling);
  const megabytes = (file.bytes / 1e6).toFixed(1);
  recordFigure(
    `${format} of ${reportType}, ${file.rows.toLocaleString('en-US')} rows, ${megabytes} MB`,
    `${seconds(took)}, ${Math.round(most - before)} MB more`,
    goal,
  );
}

/** How long requests wait that are sent one after another while the file is made. */
async function benchWaits(as: string, format: 'csv' | 'xlsx', reportType: ReportType, goal: string): Promise<void> {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) waits.push(await measureMs(() => site.api.get('/api/health')));
  })();
  const took = await measureMs(() => fetchFile(as, format, reportType));
  isOver = true;
  await asking;
  const [p99, most] = [quantile(waits, 0.99), Math.max(...waits)].map(Math.round);
  recordFigure(
    `requests beside ${format} of ${reportType}, made in ${seconds(took)}`,
    `waited p99 ${p99} ms, at most ${most} ms`,
    goal,
  );
}

/** Searches that are not cached. */
function search(seed: number): Promise<Load> {
  const requests = generateRequests(40_000, seed);
  return loadBy(async (turn) => {
    const response = await fetch(site.url + requests[turn % requests.length]?.path);
    if (!response.ok) throw new Error(`A search answered ${response.status}`);
    await response.arrayBuffer();
  }, LOAD_SECONDS);
}

async function benchSearchBeside(as: string, alone: Load): Promise<void> {
  let isOver = false;
  let files = 0;
  const reporting = (async () => {
    for (; !isOver; files += 1) await fetchFile(as, 'csv', 'candidate');
  })();
  const beside = await search(3);
  isOver = true;
  await reporting;
  recordFigure(
    `search beside csv of candidate, made ${files} times`,
    `${formatLoad(beside)}; p99 ${(beside.p99 / alone.p99).toFixed(2)} times`,
    'p99 < 1.5 times',
  );
}

async function benchSet(set: ServiceSet): Promise<void> {
  const services = await serviceSets.urls(set);
  await site.stop();
  if (set === 'distributed') site.cli(['reindex', 'job-search'], services);
  await site.start(services);
  const { body } = await site.api.post('/api/auth/signin', { body: { email: DEMO_EMAILS.admin, password: PASSWORD } });
  const as: string = body.accessToken;
  // Memory is compared with that of a server in use.
  await search(1);
  const alone = await search(2);
  recordFigure(`${set}: search of ${CONNECTIONS} connections`, formatLoad(alone));
  await benchFile(as, 'csv', 'candidate', '≤ 10 s and ≤ 60 MB for 100,000 rows');
  await benchFile(as, 'xlsx', 'jobPosting', '≤ 5 s and ≤ 200 MB for 20,000 rows');
  await benchFile(as, 'csv', 'jobPosting', '');
  await benchWaits(as, 'csv', 'candidate', '');
  await benchWaits(as, 'xlsx', 'jobPosting', '≤ 100 ms');
  await benchSearchBeside(as, alone);
}

try {
  await site.start();
  await site.stop();
  site.cli(['seed', '--bulk', '--accounts', options.accounts, '--jobs', options.jobs]);
  for (const set of parseServiceSets(options.sets)) await benchSet(set);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'bench-reports.md'), `${cpus().length} cores, ${options.sets}\n\n${figuresTable()}\n`);
} finally {
  await site.stop();
  await serviceSets.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\n${figuresTable()}`);
process.exit(0);
