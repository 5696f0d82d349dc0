import { figure, milliseconds, timed } from '../figures.js';
import type { Load } from '../load.js';
import { loadBy } from '../load.js';
import { loadApi } from './api-load.js';
import { type BareEngine, bareEngine } from './bare-engine.js';
import { FACETS, MIX, SUGGEST } from './mix.js';
import { labelOf, type Place } from './place.js';
import { type Asked, popular, requests, without } from './requests.js';
import { middle, type Runs, runsOf, span, toldRuns } from './runs.js';
import { type Sent, sentFor } from './sent.js';
import { thinServer } from './thin-server.js';

/** More than the product answers in a second. */
const MOST_PER_SECOND = 3_000;
/** Requests whose statements are noted, for the engine alone to be asked again and again. */
const NOTED = 400;
const NOTED_OF_KIND = 25;
const POPULAR = { different: 500, drawn: 32_000 };
const SUGGESTIONS_PER_SECOND = 50;
const WARM_UP_S = 2;
/** After a start: both virtual machines compile for a good while, and a server is measured that has run for some time. */
const FIRST_WARM_UP_S = 20;

const KINDS = MIX.map(({ kind }) => kind);
const SEARCHES = KINDS.filter((kind) => kind !== SUGGEST);
const PLAIN = SEARCHES.filter((kind) => kind !== FACETS);

export interface Beside {
  api: Runs;
  bare: Runs;
  thin: Runs;
}

/** What reading the search gives; answers the mix and its searches without facets. */
export async function reading(place: Place): Promise<{ mix: Beside; plain: Beside }> {
  const { site, addresses, dataDir, options } = place;
  const where = labelOf(place);
  const engine = bareEngine(addresses);
  const noted = (asked: Asked[]) => sentFor(asked, { ...addresses, dataDir });
  try {
    await loadApi(site.url, requests(MOST_PER_SECOND, 1), { seconds: FIRST_WARM_UP_S });
    const single = SEARCHES.flatMap((kind, at) => requests(NOTED_OF_KIND, 10 + at, [kind]));
    await kinds(place, engine, single, await noted(single));
    const mix = await beside(place, engine, KINDS, noted);
    tell(`the mix, uncached, ${where}`, engine, mix);
    const plain = await beside(place, engine, PLAIN, noted);
    tell(`its searches without facets, uncached, ${where}`, engine, plain);
    await facets(place);
    await suggestions(place);
    const chosen = popular(POPULAR.drawn, requests(POPULAR.different, 50), 51);
    await loadApi(site.url, chosen, { seconds: WARM_UP_S });
    const again = await times(options.runs, () => loadApi(site.url, chosen, options));
    figure(
      `${POPULAR.different} different requests of the mix, Zipf s = 1, ${where}`,
      toldRuns(again),
      '≥ 3000 a second',
    );
    return { mix, plain };
  } finally {
    await engine.close();
  }
}

async function times(runs: number, work: (run: number) => Promise<Load>): Promise<Runs> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await work(run));
  return runsOf(loads);
}

const enough = ({ options }: Place, seed: number, kinds: string[]) =>
  requests(MOST_PER_SECOND * options.seconds, seed, kinds);

/** The product, the engine alone and a thin server over it in turn, so that all see the same machine. */
async function beside(
  place: Place,
  engine: BareEngine,
  kinds: string[],
  noted: (asked: Asked[]) => Promise<Sent[]>,
): Promise<Beside> {
  const { site, options } = place;
  const sent = await noted(requests(NOTED, 20, kinds));
  const server = await thinServer(place.addresses, sent);
  const questions = sent.map((_, n) => ({ kind: 'noted', path: `/?n=${n}` }));
  const bare: Load[] = [];
  const thin: Load[] = [];
  try {
    await loadApi(server.url, questions, { seconds: WARM_UP_S });
    const api = await times(options.runs, async (run) => {
      bare.push(await loadBy((turn) => engine.ask(sent[turn % sent.length] ?? []), options.seconds));
      thin.push(await loadApi(server.url, questions, options));
      return loadApi(site.url, enough(place, 30 + run, kinds), options);
    });
    return { api, bare: runsOf(bare), thin: runsOf(thin) };
  } finally {
    server.stop();
  }
}

function tell(name: string, engine: BareEngine, { api, bare, thin }: Beside): void {
  const ratio = (one: Runs, other: Runs) => (middle(one.perSecond) / middle(other.perSecond)).toFixed(2);
  figure(name, `${toldRuns(api)}; ${ratio(api, bare)} of bare ${engine.name}, ${ratio(api, thin)} of the thin server`);
  figure(`${name}: a thin server`, `${toldRuns(thin)}; ${ratio(thin, bare)} of bare ${engine.name}`);
  figure(`${name}: bare ${engine.name}`, toldRuns(bare));
  const [whole, alone] = [api, bare].map(({ perSecond }) => 1000 / middle(perSecond)) as [number, number];
  const told = [whole, alone, whole - alone].map((ms) => `${ms.toFixed(2)} ms`);
  figure(`${name}: the machine's time for one request`, `${told[0]}: engine ${told[1]}, around it ${told[2]}`);
}

/** One request at a time, by kind: how long the engine takes alone and how long the product takes around it. */
async function kinds({ site, ...place }: Place, engine: BareEngine, asked: Asked[], sent: Sent[]): Promise<void> {
  for (const kind of SEARCHES) {
    const at = asked.flatMap((one, index) => (one.kind === kind ? [index] : []));
    const whole: number[] = [];
    const alone: number[] = [];
    for (const index of at) {
      alone.push(await timed(() => engine.ask(sent[index] ?? [])));
      whole.push(await timed(() => site.api.get(asked[index]?.path ?? '')));
    }
    const around = milliseconds(middle(whole) - middle(alone));
    const statements = at.reduce((sum, index) => sum + (sent[index]?.length ?? 0), 0) / at.length;
    figure(
      `${kind}, one at a time, ${labelOf({ site, ...place })}`,
      `p50 ${milliseconds(middle(whole))}: engine ${milliseconds(middle(alone))}, around it ${around}; ${statements.toFixed(1)} questions to the engine`,
    );
  }
}

/** What counting the choices costs. */
async function facets(place: Place): Promise<void> {
  const { site, options } = place;
  const counted: Load[] = [];
  const plain = await times(options.runs, async (run) => {
    const asked = enough(place, 40 + run, [FACETS]);
    counted.push(await loadApi(site.url, asked, options));
    const uncounted = asked.map((one) => without('facets', one));
    return loadApi(site.url, uncounted, options);
  });
  const all = runsOf(counted);
  const slower = (middle(all.p50) / middle(plain.p50)).toFixed(2);
  figure(`searches with facets, uncached, ${labelOf(place)}`, toldRuns(all));
  figure(`the same without facets, ${labelOf(place)}`, toldRuns(plain));
  figure(`p50 with facets to p50 without, ${labelOf(place)}`, slower, '≤ 2');
}

async function suggestions(place: Place): Promise<void> {
  const { site, options } = place;
  const asked = requests(MOST_PER_SECOND, 60, [SUGGEST]);
  const paced = await times(options.runs, () =>
    loadApi(site.url, asked, { ...options, perSecond: SUGGESTIONS_PER_SECOND }),
  );
  const name = `suggestions, ${SUGGESTIONS_PER_SECOND} a second, ${labelOf(place)}`;
  figure(name, `p50 ${span(paced.p50, milliseconds)}, p99 ${span(paced.p99, milliseconds)}`, 'p99 ≤ 20 ms');
  const full = await times(options.runs, () => loadApi(site.url, asked, options));
  figure(`suggestions at full load, ${labelOf(place)}`, toldRuns(full), 'p99 ≤ 20 ms');
}
