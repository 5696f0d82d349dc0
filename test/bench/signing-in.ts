import autocannon from 'autocannon';
import pg from 'pg';
import { call } from '../support/http.js';
import { figure, median, milliseconds } from './figures.js';
import { load } from './load.js';

const PASSWORD = 'Harrisburg-17';
const PEOPLE = ['admin', 'manager', 'poster', 'reviewer', 'seeker'].map((name) => `${name}@demo.example`);
const BURST = 200;
const PAIRS = 40;
/** Below what one place may try before it has to wait; the counters are emptied after so many. */
const BEFORE_LIMITS = 4;

type Api = ReturnType<typeof call>;
const attempt = (api: Api, email: string, password = PASSWORD) =>
  api.post('/api/auth/signin', { body: { email, password } });

/** How fast people get in, what that does to those who search, and whether an answer's time tells who exists. */
export async function signingIn(url: string, databaseUrl: string): Promise<void> {
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
  figure(`sign-ins in a burst of ${BURST} while 16 connections search`, `${perSecond.toFixed(0)}/s`);
  const growth = (during.latency.p99 / alone.p99).toFixed(1);
  figure('p99 of search in that burst', `${milliseconds(during.latency.p99)}, ${growth} times that without it`);

  await unlimited();
  const quiet = await burst(api, unlimited);
  figure('sign-ins alone, 16 at a time', `${quiet.toFixed(0)}/s`);

  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    if (pair % BEFORE_LIMITS === 0) await unlimited();
    known.push(await duration(() => attempt(api, PEOPLE[pair % PEOPLE.length] ?? '', 'Wrong-Password-1')));
    unknown.push(await duration(() => attempt(api, `nobody-${pair}@demo.example`, 'Wrong-Password-1')));
  }
  const ratio = Math.max(median(known) / median(unknown), median(unknown) / median(known));
  figure('refused sign-in, known to unknown address, ratio of medians', ratio.toFixed(2), '≤ 1.25');
  await database.end();
}

async function burst(api: Api, unlimited: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < BURST) {
      next += 1;
      if (next % PEOPLE.length === 0) await unlimited();
      const { status } = await attempt(api, PEOPLE[next % PEOPLE.length] ?? '');
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
