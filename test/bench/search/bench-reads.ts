import { measureMs, milliseconds, recordFigure } from '../figures.js';
import type { Load } from '../load.js';
import { loadBy } from '../load.js';
import { loadApi } from './api-load.js';
import { type BareSearch, openBareSearch } from './bare-search.js';
import { startBaselineServer } from './baseline-server.js';
import { type BenchTarget, targetLabel } from './bench-target.js';
import { type CapturedQuery, captureQueries } from './captured-queries.js';
import { FACETS, MIX, SUGGEST } from './mix.js';
import { type BenchRequest, drawByPopularity, generateRequests, removeParameter } from './requests.js';
import { collectRuns, formatRange, formatRuns, median, type Runs } from './runs.js';

/** More than the application serves per second. */
const MAX_PER_SECOND = 3_000;
/** Requests whose queries are captured and replayed to the search engine alone. */
const CAPTURED_REQUESTS = 400;
const CAPTURED_PER_KIND = 25;
const POPULAR = { different: 500, drawn: 32_000 };
const SUGGESTIONS_PER_SECOND = 50;
const WARM_UP_S = 2;
/** After a start: V8 and the JVM compile for a while, and steady state is what is measured. */
const FIRST_WARM_UP_S = 20;

const KINDS = MIX.map(({ kind }) => kind);
const SEARCHES = KINDS.filter((kind) => kind !== SUGGEST);
const PLAIN = SEARCHES.filter((kind) => kind !== FACETS);

export interface Comparison {
  api: Runs;
  bare: Runs;
  thin: Runs;
}

/** Benchmarks reads. Returns the figures of the mix and of its searches without facets. */
export async function benchReads(target: BenchTarget): Promise<{ mix: Comparison; plain: Comparison }> {
  const { site, urls, dataDir, options } = target;
  const label = targetLabel(target);
  const service = openBareSearch(urls);
  const capture = (requests: BenchRequest[]) => captureQueries(requests, { ...urls, dataDir });
  try {
    await loadApi(site.url, generateRequests(MAX_PER_SECOND, 1), { seconds: FIRST_WARM_UP_S });
    const single = SEARCHES.flatMap((kind, at) => generateRequests(CAPTURED_PER_KIND, 10 + at, [kind]));
    await benchKinds(target, service, single, await capture(single));
    const mix = await compare(target, service, KINDS, capture);
    reportComparison(`the mix, uncached, ${label}`, service, mix);
    const plain = await compare(target, service, PLAIN, capture);
    reportComparison(`its searches without facets, uncached, ${label}`, service, plain);
    await benchFacets(target);
    await benchSuggestions(target);
    const popularRequests = drawByPopularity(POPULAR.drawn, generateRequests(POPULAR.different, 50), 51);
    await loadApi(site.url, popularRequests, { seconds: WARM_UP_S });
    const again = await repeat(options.runs, () => loadApi(site.url, popularRequests, options));
    recordFigure(
      `${POPULAR.different} different requests of the mix, Zipf s = 1, ${label}`,
      formatRuns(again),
      '≥ 3000 a second',
    );
    return { mix, plain };
  } finally {
    await service.close();
  }
}

async function repeat(runs: number, work: (run: number) => Promise<Load>): Promise<Runs> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await work(run));
  return collectRuns(loads);
}

const requestsForRun = ({ options }: BenchTarget, seed: number, kinds: string[]) =>
  generateRequests(MAX_PER_SECOND * options.seconds, seed, kinds);

/** Loads the application, the search engine alone and the baseline server in turn, under the same conditions. */
async function compare(
  target: BenchTarget,
  service: BareSearch,
  kinds: string[],
  capture: (requests: BenchRequest[]) => Promise<CapturedQuery[]>,
): Promise<Comparison> {
  const { site, options } = target;
  const captured = await capture(generateRequests(CAPTURED_REQUESTS, 20, kinds));
  const server = await startBaselineServer(target.urls, captured);
  const replays = captured.map((_, n) => ({ kind: 'noted', path: `/?n=${n}` }));
  const bare: Load[] = [];
  const thin: Load[] = [];
  try {
    await loadApi(server.url, replays, { seconds: WARM_UP_S });
    const api = await repeat(options.runs, async (run) => {
      bare.push(await loadBy((turn) => service.send(captured[turn % captured.length] ?? []), options.seconds));
      thin.push(await loadApi(server.url, replays, options));
      return loadApi(site.url, requestsForRun(target, 30 + run, kinds), options);
    });
    return { api, bare: collectRuns(bare), thin: collectRuns(thin) };
  } finally {
    server.stop();
  }
}

function reportComparison(name: string, service: BareSearch, { api, bare, thin }: Comparison): void {
  const ratio = (one: Runs, other: Runs) => (median(one.perSecond) / median(other.perSecond)).toFixed(2);
  recordFigure(
    name,
    `${formatRuns(api)}; ${ratio(api, bare)} of bare ${service.name}, ${ratio(api, thin)} of the thin server`,
  );
  recordFigure(`${name}: a thin server`, `${formatRuns(thin)}; ${ratio(thin, bare)} of bare ${service.name}`);
  recordFigure(`${name}: bare ${service.name}`, formatRuns(bare));
  const [whole, alone] = [api, bare].map(({ perSecond }) => 1000 / median(perSecond)) as [number, number];
  const parts = [whole, alone, whole - alone].map((ms) => `${ms.toFixed(2)} ms`);
  recordFigure(`${name}: the machine's time for one request`, `${parts[0]}: engine ${parts[1]}, around it ${parts[2]}`);
}

/** Latency of single requests by kind: the search engine alone, and the overhead of the application. */
async function benchKinds(
  { site, ...target }: BenchTarget,
  service: BareSearch,
  requests: BenchRequest[],
  captured: CapturedQuery[],
): Promise<void> {
  for (const kind of SEARCHES) {
    const at = requests.flatMap((one, index) => (one.kind === kind ? [index] : []));
    const whole: number[] = [];
    const alone: number[] = [];
    for (const index of at) {
      alone.push(await measureMs(() => service.send(captured[index] ?? [])));
      whole.push(await measureMs(() => site.api.get(requests[index]?.path ?? '')));
    }
    const around = milliseconds(median(whole) - median(alone));
    const statements = at.reduce((sum, index) => sum + (captured[index]?.length ?? 0), 0) / at.length;
    recordFigure(
      `${kind}, one at a time, ${targetLabel({ site, ...target })}`,
      `p50 ${milliseconds(median(whole))}: engine ${milliseconds(median(alone))}, around it ${around}; ${statements.toFixed(1)} questions to the engine`,
    );
  }
}

/** Cost of facets. */
async function benchFacets(target: BenchTarget): Promise<void> {
  const { site, options } = target;
  const counted: Load[] = [];
  const plain = await repeat(options.runs, async (run) => {
    const requests = requestsForRun(target, 40 + run, [FACETS]);
    counted.push(await loadApi(site.url, requests, options));
    const uncounted = requests.map((one) => removeParameter('facets', one));
    return loadApi(site.url, uncounted, options);
  });
  const all = collectRuns(counted);
  const slower = (median(all.p50) / median(plain.p50)).toFixed(2);
  recordFigure(`searches with facets, uncached, ${targetLabel(target)}`, formatRuns(all));
  recordFigure(`the same without facets, ${targetLabel(target)}`, formatRuns(plain));
  recordFigure(`p50 with facets to p50 without, ${targetLabel(target)}`, slower, '≤ 2');
}

async function benchSuggestions(target: BenchTarget): Promise<void> {
  const { site, options } = target;
  const requests = generateRequests(MAX_PER_SECOND, 60, [SUGGEST]);
  const paced = await repeat(options.runs, () =>
    loadApi(site.url, requests, { ...options, perSecond: SUGGESTIONS_PER_SECOND }),
  );
  const name = `suggestions, ${SUGGESTIONS_PER_SECOND} a second, ${targetLabel(target)}`;
  recordFigure(
    name,
    `p50 ${formatRange(paced.p50, milliseconds)}, p99 ${formatRange(paced.p99, milliseconds)}`,
    'p99 ≤ 20 ms',
  );
  const full = await repeat(options.runs, () => loadApi(site.url, requests, options));
  recordFigure(`suggestions at full load, ${targetLabel(target)}`, formatRuns(full), 'p99 ≤ 20 ms');
}
