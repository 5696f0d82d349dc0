import autocannon from 'autocannon';
import pg from 'pg';
import { quantile } from './figures.js';

const CONNECTIONS = 16;
const DURATION_S = 8;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Asks an address by as many connections as a busy minute has; throws when any answer is not 2xx. */
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

/** The same for one statement on the bare database. */
export async function loadSql(databaseUrl: string, text: string, values: unknown[]): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const times: number[] = [];
  const end = Date.now() + DURATION_S * 1000;
  const ask = async (): Promise<void> => {
    while (Date.now() < end) {
      const begun = performance.now();
      await pool.query({ name: 'bare', text, values });
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await pool.end();
  return { perSecond: times.length / DURATION_S, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

export const told = ({ perSecond, p50, p99 }: Load) =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
export const ratio = (one: Load, bare: Load) =>
  `${(one.perSecond / bare.perSecond).toFixed(2)} of bare ${Math.round(bare.perSecond)}/s`;
