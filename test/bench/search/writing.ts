import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ORGANIZATIONS } from '../../../modules/identity/contract/demo.js';
import { figure } from '../figures.js';
import { CONNECTIONS } from '../load.js';
import { poster, searchableAfter, spread, unheardOf } from '../stream.js';
import { labelOf, type Place } from './place.js';

const POSTINGS = 60;
/** In this many times the length of a run: with more written than is indexed each posting waits longer than the last. */
const WITHIN_RUNS = 3;
const PACE_PER_SECOND = 50;
const PATIENCE_MS = 300_000;
const IDLE_GOAL = 'p99 ≤ 1 s';
const BUSY_GOAL = 'p99 ≤ 5 s';

type Post = (word: string) => Promise<void>;

/** How soon what is written is found: nothing else going on, while others write, and how much can be written. */
export async function writing(place: Place): Promise<void> {
  const { site, options } = place;
  const token = await site.signIn();
  const [organization] = DEMO_ORGANIZATIONS;
  const within = WITHIN_RUNS * options.seconds * 1000;
  const searchable = () => searchableAfter(site.api, token, organization, POSTINGS, within);
  const told = (times: number[]) => `${spread(times)} of ${times.length}`;
  figure(`commit to searchable, idle, ${labelOf(place)}`, told(await searchable()), IDLE_GOAL);

  const post = await poster(site.api, token, organization);
  const stopped = new AbortController();
  const [times, written] = await Promise.all([
    searchable().finally(() => stopped.abort()),
    paced(post, stopped.signal),
  ]);
  const name = `commit to searchable, while ${PACE_PER_SECOND} postings a second are to be written`;
  const { accepted, found } = await allFound(place, token, written);
  const pace = `${accepted.toFixed(1)} a second were accepted, ${found.toFixed(1)} indexed`;
  figure(`${name}, ${labelOf(place)}`, `${told(times)}; ${pace}`, BUSY_GOAL);

  const most = await allFound(place, token, await unpaced(post, options.seconds));
  const rates = `${most.found.toFixed(1)} a second until all are found; accepted at ${most.accepted.toFixed(1)} a second`;
  figure(`writes sustained by ${CONNECTIONS} connections, ${labelOf(place)}`, rates);
}

interface Written {
  /** Of every title. */
  word: string;
  count: number;
  begun: number;
  ended: number;
}

/** Begins them at one pace while not too many are under way. */
async function paced(post: Post, stop: AbortSignal): Promise<Written> {
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

/** As many as answers come for. */
async function unpaced(post: Post, seconds: number): Promise<Written> {
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

/** Waits until search finds all of them: the rate at which they were accepted, and that which everything behind keeps up with. */
async function allFound(
  { site }: Place,
  as: string,
  { word, count, begun, ended }: Written,
): Promise<{ accepted: number; found: number }> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(50)) {
    // Answers to somebody signed in are not kept.
    const { body } = await site.api.get(`/api/jobs?isPositionsPage=true&positionTitle=${word}`, { as });
    if (body.totalItemsCount === count) break;
    if (Date.now() > end) throw new Error(`${body.totalItemsCount} of ${count} postings are found.`);
  }
  const perSecond = (until: number) => (count * 1000) / (until - begun);
  return { accepted: perSecond(ended), found: perSecond(performance.now()) };
}
