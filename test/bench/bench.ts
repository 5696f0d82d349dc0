import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_ORGANIZATIONS } from '../../modules/identity/contract/demo.js';
import { freePort } from '../../src/engines/free-port.js';
import { runningClusterUrl } from '../../src/engines/postgres-cluster.js';
import { startRedis } from '../support/engines/redis.js';
import { type Caller, call } from '../support/http.js';
import { Server } from '../support/server.js';
import { figure, median, printFigures, seconds, timed } from './figures.js';
import { load, loadSql, ratio, told } from './load.js';
import { memoryOf } from './memory.js';
import { factsPerSecond, searchableAfter, spread } from './stream.js';
import { entrySize } from './web-size.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LARGE = 20_000;
const FACTS = 3_000;
const BARE_SEARCH = `select id from search.job_search where "startDate" <= now() order by "startDate" desc limit 20`;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const api = call(url);
const env = { DATA_DIR: dataDir, PORT: String(port), HOME: process.env.HOME ?? dataDir };

async function start(): Promise<Server> {
  const server = await Server.start(env);
  await api.get('/api/health');
  return server;
}

async function signIn(caller: Caller): Promise<string> {
  const { body } = await caller.post('/api/auth/signin', {
    body: { email: 'poster@demo.example', password: 'Harrisburg-17' },
  });
  return body.accessToken;
}

function coldStart(): void {
  const clone = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  execFileSync('git', ['clone', '-q', ROOT, clone]);
  const script = `(npm start & echo $! > pid) > log 2>&1; until curl -fs http://127.0.0.1:${port}/api/health; do sleep 0.2; done`;
  const begun = performance.now();
  spawnSync('bash', ['-c', script], { cwd: clone, env: { ...process.env, ...env, DATA_DIR: join(clone, '.data') } });
  figure('cold start on a clean clone, to the first answer', seconds(performance.now() - begun));
  spawnSync('bash', ['-c', 'pkill -INT -P $(cat pid); sleep 8'], { cwd: clone });
  rmSync(clone, { recursive: true, force: true });
}

async function searchAndDetail(size: string, databaseUrl: string): Promise<void> {
  const { body } = await api.get('/api/jobs?isPositionsPage=true');
  const id: string = body.items[0].id;
  const bareDetail = await loadSql(databaseUrl, 'select * from job where id = $1', [id]);
  const detail = await load(`${url}/api/jobs/${id}`);
  figure(`job detail, ${size} postings`, `${told(detail)}; ${ratio(detail, bareDetail)}`);
  const bareSearch = await loadSql(databaseUrl, BARE_SEARCH, []);
  const recent = await load(`${url}/api/jobs?isPositionsPage=true`);
  figure(`search, recent posts, ${size} postings`, `${told(recent)}; ${ratio(recent, bareSearch)}`);
  const words = await load(`${url}/api/jobs?isPositionsPage=true&positionTitle=teacher`);
  figure(`search by word, ${size} postings`, `${told(words)}; ${ratio(words, bareSearch)}`);
}

try {
  const { js, css } = entrySize();
  figure('entry script and style, brotli', `${js.toFixed(1)} KB and ${css.toFixed(1)} KB`, '≤ 125 and ≤ 12 KB');
  if (process.argv.includes('--cold')) coldStart();

  let server: Server | undefined;
  const restart = async (): Promise<void> => {
    server = await start();
  };
  figure('first start with demo data', seconds(await timed(restart)));
  await server?.stop();
  const warm: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    warm.push(await timed(restart));
    if (run < 2) await server?.stop();
  }
  figure('warm start to the first answer, median of 3', seconds(median(warm)), '≤ 4 s');
  const databaseUrl = await runningClusterUrl(dataDir);
  const memory = () => `${Math.round(memoryOf(server?.pid ?? 0, dataDir))} MB`;
  figure('memory of all processes at rest', memory(), '≤ 400 MB');
  await searchAndDetail('300', databaseUrl);
  figure('memory after load', memory(), '≤ 400 MB');
  const token = await signIn(api);
  figure(
    'commit to searchable, PostgreSQL',
    spread(await searchableAfter(api, token, DEMO_ORGANIZATIONS[0], 60)),
    'p99 ≤ 1 s',
  );
  figure(
    'facts from outbox to projection, queues on PostgreSQL',
    `${Math.round(await factsPerSecond(databaseUrl, FACTS))}/s`,
  );

  execFileSync(process.execPath, [join(ROOT, 'dist/src/cli.js'), 'seed', '--jobs', String(LARGE), '--bulk'], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  await searchAndDetail('20,300', databaseUrl);
  await server?.stop();

  const redis = await startRedis();
  const onRedis = await Server.start({ ...env, REDIS_URL: redis.url });
  figure(
    'facts from outbox to projection, queues on Redis',
    `${Math.round(await factsPerSecond(databaseUrl, FACTS))}/s`,
  );
  await onRedis.stop();
  await redis.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
printFigures();
process.exit(0);
