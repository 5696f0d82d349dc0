import { loadConfig } from '#src/config.js';
import { startApp } from '../../support/app.js';
import {
  type CapturedStatement,
  captureStatements,
  isCount,
  isSessionCheck,
} from '../../support/captured-statements.js';
import { explain, isReading } from '../../support/explained-statement.js';
import { type BenchTarget, forgetSignIns } from './bench-target.js';
import type { Read } from './read.js';
import { READS } from './reads.js';
import { signInAll } from './world.js';

/** A read with what it costs the database. */
export interface PlannedRead extends Pick<Read, 'name' | 'as'> {
  route: string;
  path: string;
  /** Statements of one request whose counts are cached, the check of the session included. */
  statements: number;
  /** Rows and pages read by them. */
  rows: number;
  buffers: number;
  /** Statements apart from session and count, the one that takes longest first. */
  data: CapturedStatement[];
}

/** Asks every read once more in an instance of role api in this process, which shows what it sends to PostgreSQL. */
export async function planReads(target: BenchTarget): Promise<PlannedRead[]> {
  const { dataDir, databaseUrl, database, world, env, options, set } = target;
  const home = { databaseUrl, dataDir, namespace: loadConfig({}).namespace };
  const services = { redisUrl: env.REDIS_URL, elasticsearchUrl: env.ELASTICSEARCH_URL };
  const given = Object.fromEntries(Object.entries(services).filter(([, url]) => url));
  const app = await startApp({ set, beside: { home }, env: { ROLE: 'api', LOG_LEVEL: 'error' }, ...given });
  try {
    await forgetSignIns(database);
    const tokens = await signInAll(app, world);
    const planned: PlannedRead[] = [];
    const isChosen = ([route]: [string, unknown]) => options.only.some((part) => route.includes(part));
    for (const [route, reads] of Object.entries(READS).filter(isChosen)) {
      for (const { name, as, path: pathIn } of reads) {
        const path = pathIn(world);
        const ask = () => app.get(path, { as: tokens[as] });
        await ask();
        const { result, statements } = await captureStatements(app, ask);
        if (result.status !== 200) throw new Error(`${path} answered ${result.status}`);
        planned.push({ route, name, as, path, ...(await planOf(statements, target)) });
      }
    }
    return planned;
  } finally {
    await app.close();
  }
}

async function planOf(statements: CapturedStatement[], { database }: BenchTarget) {
  const plan = { statements: statements.length, rows: 0, buffers: 0 };
  const data: { statement: CapturedStatement; milliseconds: number }[] = [];
  for (const statement of statements.filter(isReading)) {
    const { rows, buffers, milliseconds } = await explain(database, statement);
    plan.rows += rows;
    plan.buffers += buffers;
    if (!isSessionCheck(statement) && !isCount(statement)) data.push({ statement, milliseconds });
  }
  data.sort((one, other) => other.milliseconds - one.milliseconds);
  return { ...plan, data: data.map(({ statement }) => statement) };
}
