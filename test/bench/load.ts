import autocannon from 'autocannon';
import pg from 'pg';
import { quantile } from './figures.js';

export const CONNECTIONS = 16;
const DURATION_S = 8;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Loads a URL with CONNECTIONS connections. Throws for any response that is not 2xx. */
export async function load(url: string): Promise<Load> {
  await autocannon({ url, connections: CONNECTIONS, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION_S,
  });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Like `load`, for one statement on the bare database. */
export async function loadSql(databaseUrl: string, text: string, values: unknown[]): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const measured = await loadBy(() => pool.query({ name: 'bare', text, values }), DURATION_S);
  await pool.end();
  return measured;
}

/** Like `load`, for any asynchronous call; `turn` counts the calls. */
export async function loadBy(ask: (turn: number) => Promise<unknown>, duration: number): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + duration * 1000;
  let turn = 0;
  const asking = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      await ask(turn++);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, asking));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  return { perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

export const formatLoad = ({ perSecond, p50, p99 }: Load) =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
export const ratio = (one: Load, bare: Load) =>
  `${(one.perSecond / bare.perSecond).toFixed(2)} of bare ${Math.round(bare.perSecond)}/s`;
