import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ORGANIZATIONS } from '#modules/identity/contract/demo.js';
import { findFreePort } from '#src/adapters/ports.js';
import { runningClusterUrl } from '#src/adapters/postgres-cluster.js';
import { readFirstPage } from '../../web/build/first-page.js';
import { startElasticsearch } from '../support/services/elasticsearch.js';
import { startRedis } from '../support/services/redis.js';
import { measureColdStart } from './cold-start.js';
import { measureMs, median, printFigures, recordFigure, seconds } from './figures.js';
import { formatLoad, type Load, load, loadSql, ratio } from './load.js';
import { memoryOf } from './memory.js';
import { benchPublicPages } from './public-pages.js';
import { benchSignIn } from './sign-in.js';
import { benchSignedInPages } from './signed-in-pages.js';
import { Site } from './site.js';
import { eventsPerSecond, searchableAfter, spread } from './stream.js';

const LARGE = 20_000;
const EVENTS = 3_000;
const POSTINGS = 60;
const BARE_SQL = `select id from search.job_search where "startDate" <= now() order by "startDate" desc limit 20`;
const BARE_QUERY = { size: 20, stored_fields: ['card'], sort: [{ 'field.startDate': 'desc' }, { id: 'asc' }] };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const env = { PORT: String(port), HOME: process.env.HOME ?? dataDir };
const site = new Site(url, { ...env, DATA_DIR: dataDir });

/** Benchmarks job detail and searches over HTTP, each compared to the bare search engine in the same run. */
async function benchReads(size: string, service: string, databaseUrl: string, bareSearch: () => Promise<Load>) {
  const { body } = await site.api.get('/api/jobs?isPositionsPage=true');
  const id: string = body.items[0].id;
  const bareDetail = await loadSql(databaseUrl, 'select * from job where id = $1', [id]);
  const bare = await bareSearch();
  const asked: [string, string, Load][] = [
    ['job detail', `${url}/api/jobs/${id}`, bareDetail],
    ['search, recent posts', `${url}/api/jobs?isPositionsPage=true`, bare],
    ['search by word', `${url}/api/jobs?isPositionsPage=true&positionTitle=teacher`, bare],
    ['search by distance', `${url}/api/jobs?isPositionsPage=true&location=17101&sortedBy=distance`, bare],
  ];
  for (const [name, address, beside] of asked) {
    const measured = await load(address);
    recordFigure(`${name}, ${size} postings, ${service}`, `${formatLoad(measured)}; ${ratio(measured, beside)}`);
  }
}

async function benchStream(services: string, databaseUrl: string): Promise<void> {
  const times = await searchableAfter(site.api, await site.signIn(), DEMO_ORGANIZATIONS[0], POSTINGS);
  recordFigure(`commit to searchable, ${services}`, spread(times), 'p99 ≤ 1 s');
  const events = await eventsPerSecond(databaseUrl, EVENTS);
  recordFigure(`facts from outbox to projection, ${services}`, `${Math.round(events)}/s`);
}

try {
  const { js, css } = readFirstPage('find-job');
  recordFigure(
    'script and style of Find a job with the entry, brotli',
    `${js.toFixed(1)} KB and ${css.toFixed(1)} KB`,
    '≤ 125 and ≤ 12 KB',
  );
  if (process.argv.includes('--cold'))
    recordFigure('cold start of a clean clone, with demo data', seconds(measureColdStart(url, env)));

  recordFigure('first start with demo data', seconds(await measureMs(() => site.start())));
  const warm: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await site.stop();
    warm.push(await measureMs(() => site.start()));
  }
  recordFigure('warm start to the first answer, median of 3', seconds(median(warm)), '≤ 4 s');

  const embedded = await runningClusterUrl(dataDir);
  const onSql = () => loadSql(embedded, BARE_SQL, []);
  const memory = () => `${Math.round(memoryOf(site.pid, dataDir))} MB`;
  recordFigure('memory of all processes at rest, embedded', memory(), '≤ 400 MB');
  await benchReads('300', 'PostgreSQL', embedded, onSql);
  await benchStream('all on PostgreSQL', embedded);
  const { body } = await site.api.get('/api/jobs?isPositionsPage=true');
  await benchPublicPages(url, body.items[0].id);
  await benchSignedInPages(url);
  await benchSignIn(url, embedded);
  recordFigure('memory after load, embedded', memory(), '≤ 400 MB');
  await site.stop();

  const [redis, elasticsearch] = await Promise.all([startRedis(), startElasticsearch()]);
  const services = { REDIS_URL: redis.url, ELASTICSEARCH_URL: elasticsearch.url };
  const query = encodeURIComponent(JSON.stringify(BARE_QUERY));
  const bareUrl = `${elasticsearch.url}/*-job-search/_search?source_content_type=application/json&source=${query}`;
  const onElasticsearch = () => load(bareUrl);
  await site.start(services);
  await benchReads('300', 'Elasticsearch', embedded, onElasticsearch);
  await benchStream('Redis and Elasticsearch', embedded);
  await site.stop();

  site.cli(['seed', '--jobs', String(LARGE), '--bulk']);
  await site.start();
  await benchReads('20,300', 'PostgreSQL', embedded, onSql);
  await site.stop();
  site.cli(['reindex', 'job-search'], services);
  await site.start(services);
  await benchReads('20,300', 'Elasticsearch', embedded, onElasticsearch);
  await site.stop();
  await Promise.all([redis.stop(), elasticsearch.stop()]);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
printFigures();
process.exit(0);
