import autocannon from 'autocannon';
import pg from 'pg';
import { call } from '../support/http.js';
import { median, milliseconds, recordFigure } from './figures.js';
import { load } from './load.js';

const PASSWORD = 'Harrisburg-17';
const PEOPLE = ['admin', 'manager', 'poster', 'reviewer', 'seeker'].map((name) => `${name}@demo.example`);
const BURST = 200;
const PAIRS = 40;
/** Sign-ins between two resets of the counters, below the rate limit of one network. */
const BEFORE_LIMITS = 4;

type Api = ReturnType<typeof call>;
const trySignIn = (api: Api, email: string, password = PASSWORD) =>
  api.post('/api/auth/signin', { body: { email, password } });

/** Benchmarks sign-ins, their effect on searches, and whether response times reveal known addresses. */
export async function benchSignIn(url: string, databaseUrl: string): Promise<void> {
  const api = call(url);
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const unlimited = () =>
    database.query('delete from throttle where key in (select key from throttle for update skip locked)');

  await unlimited();
  const alone = await load(`${url}/api/jobs?isPositionsPage=true`);
  const [during, perSecond] = await Promise.all([
    autocannon({ url: `${url}/api/jobs?isPositionsPage=true`, connections: 16, duration: 8 }),
    burst(api, unlimited),
  ]);
  recordFigure(`sign-ins in a burst of ${BURST} while 16 connections search`, `${perSecond.toFixed(0)}/s`);
  const growth = (during.latency.p99 / alone.p99).toFixed(1);
  recordFigure('p99 of search in that burst', `${milliseconds(during.latency.p99)}, ${growth} times that without it`);

  await unlimited();
  const quiet = await burst(api, unlimited);
  recordFigure('sign-ins alone, 16 at a time', `${quiet.toFixed(0)}/s`);

  await compareKnownToUnknown('refused sign-in', unlimited, (email) => trySignIn(api, email, 'Wrong-Password-1'));
  await compareKnownToUnknown('forgot password', unlimited, (email) => api.delete(`/api/users/${email}/password`));
  await database.end();
}

/**
 * The ratio of medians. Every second pair begins with the unknown address, so that background work of a call affects
 * both kinds equally.
 */
async function compareKnownToUnknown(
  name: string,
  unlimited: () => Promise<unknown>,
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    if (pair % BEFORE_LIMITS === 0) await unlimited();
    const emails = { known: PEOPLE[pair % PEOPLE.length] ?? '', unknown: `nobody-${pair}@demo.example` };
    for (const kind of pair % 2 ? (['unknown', 'known'] as const) : (['known', 'unknown'] as const))
      times[kind].push(await duration(() => send(emails[kind])));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const ratio = Math.max(known / unknown, unknown / known);
  recordFigure(`${name}, known to unknown address, ratio of medians`, ratio.toFixed(2), '≤ 1.25');
}

async function burst(api: Api, unlimited: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < BURST) {
      next += 1;
      if (next % PEOPLE.length === 0) await unlimited();
      const { status } = await trySignIn(api, PEOPLE[next % PEOPLE.length] ?? '');
      if (status !== 201 && status !== 200) throw new Error(`Sign-in answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, one));
  return (BURST * 1000) / (performance.now() - begun);
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
