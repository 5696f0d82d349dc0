import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ORGANIZATIONS } from '#modules/identity/contract/demo.js';
import { recordFigure } from '../figures.js';
import { CONNECTIONS } from '../load.js';
import { poster, searchableAfter, spread, unheardOf } from '../stream.js';
import { type BenchTarget, targetLabel } from './bench-target.js';

const POSTINGS = 60;
/** In lengths of a run: when writes outpace indexing, each posting waits longer than the last. */
const TIMEOUT_IN_RUNS = 3;
const PACE_PER_SECOND = 50;
const TIMEOUT_MS = 300_000;
const IDLE_GOAL = 'p99 ≤ 1 s';
const BUSY_GOAL = 'p99 ≤ 5 s';

type Post = (word: string) => Promise<void>;

/** Benchmarks writes: delay until searchable when idle and under load, and sustained write rate. */
export async function benchWrites(target: BenchTarget): Promise<void> {
  const { site, options } = target;
  const token = await site.signIn();
  const [organization] = DEMO_ORGANIZATIONS;
  const within = TIMEOUT_IN_RUNS * options.seconds * 1000;
  const searchable = () => searchableAfter(site.api, token, organization, POSTINGS, within);
  const format = (times: number[]) => `${spread(times)} of ${times.length}`;
  recordFigure(`commit to searchable, idle, ${targetLabel(target)}`, format(await searchable()), IDLE_GOAL);

  const post = await poster(site.api, token, organization);
  const stopped = new AbortController();
  const [times, written] = await Promise.all([
    searchable().finally(() => stopped.abort()),
    writePaced(post, stopped.signal),
  ]);
  const name = `commit to searchable, while ${PACE_PER_SECOND} postings a second are to be written`;
  const { accepted, found } = await waitUntilFound(target, token, written);
  const pace = `${accepted.toFixed(1)} a second were accepted, ${found.toFixed(1)} indexed`;
  recordFigure(`${name}, ${targetLabel(target)}`, `${format(times)}; ${pace}`, BUSY_GOAL);

  const sustained = await waitUntilFound(target, token, await writeUnpaced(post, options.seconds));
  const rates = `${sustained.found.toFixed(1)} a second until all are found; accepted at ${sustained.accepted.toFixed(1)} a second`;
  recordFigure(`writes sustained by ${CONNECTIONS} connections, ${targetLabel(target)}`, rates);
}

interface WriteRun {
  /** Word in every title. */
  word: string;
  count: number;
  begun: number;
  ended: number;
}

/** Starts writes at a constant rate, unless too many are in flight. */
async function writePaced(post: Post, stop: AbortSignal): Promise<WriteRun> {
  const word = unheardOf();
  const begun = performance.now();
  const all: Promise<void>[] = [];
  let done = 0;
  for (let due = begun; !stop.aborted; due += 1000 / PACE_PER_SECOND) {
    await pause(Math.max(0, due - performance.now()));
    if (all.length - done >= CONNECTIONS) continue;
    const one = post(word).then(() => {
      done += 1;
    });
    all.push(one);
  }
  await Promise.all(all);
  return { word, count: done, begun, ended: performance.now() };
}

/** Each connection writes as fast as responses arrive. */
async function writeUnpaced(post: Post, seconds: number): Promise<WriteRun> {
  const word = unheardOf();
  const begun = performance.now();
  let count = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < begun + seconds * 1000) {
      await post(word);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, write));
  return { word, count, begun, ended: performance.now() };
}

/** Waits until all are searchable. Returns the rates of accepted writes and of indexed ones. */
async function waitUntilFound(
  { site }: BenchTarget,
  as: string,
  { word, count, begun, ended }: WriteRun,
): Promise<{ accepted: number; found: number }> {
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(50)) {
    // Responses to signed-in users are not cached.
    const { body } = await site.api.get(`/api/jobs?isPositionsPage=true&positionTitle=${word}`, { as });
    if (body.totalItemsCount === count) break;
    if (Date.now() > end) throw new Error(`${body.totalItemsCount} of ${count} postings are found.`);
  }
  const perSecond = (until: number) => (count * 1000) / (until - begun);
  return { accepted: perSecond(ended), found: perSecond(performance.now()) };
}
