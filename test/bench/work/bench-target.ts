import pg from 'pg';
import type { ServiceSet } from '../service-sets.js';
import type { Site } from '../site.js';
import type { Options } from './options.js';
import type { World } from './world.js';

/** The target of one round: the application on one set of backing services with bulk data. */
export interface BenchTarget {
  site: Site;
  dataDir: string;
  set: ServiceSet;
  /** Number of postings, including invisible ones. */
  size: number;
  options: Options;
  database: pg.Pool;
  databaseUrl: string;
  /** URLs of the backing services as environment variables of the application. */
  env: Record<string, string>;
  world: World;
}

/** Label of the figures of a round. */
export const targetLabel = ({ set, size }: BenchTarget) => `${size.toLocaleString('en-US')} postings, ${set}`;

/** Resets the limits of guessing, which a benchmark would hit. */
export async function forgetSignIns(database: pg.Pool): Promise<void> {
  await database.query('delete from throttle where key in (select key from throttle for update skip locked)');
}
