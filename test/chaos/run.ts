import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { startApp, type TestApp } from '../support/app.js';
import { findViolations } from './checks/violations.js';
import { Cluster, type Instance } from './cluster.js';
import { FAULTS } from './faults.js';
import { type Actor, type CrowdSize, createActors } from './people/actors.js';
import { type PlannedFault, planFaults } from './plan.js';
import { type PlantName, plantedBug } from './planted-bugs.js';
import { type FaultSpan, measureRecovery, type Recovery, searchIsEqual } from './recovery.js';
import type { ChaosReport } from './report.js';
import type { ChaosServices } from './services.js';
import { World } from './world.js';

const FULL_CROWD: CrowdSize = { newcomers: 3, applicants: 14, posters: 4, managers: 2 };
/** Enough users to trigger every planted bug. */
const SMALL_CROWD: CrowdSize = { newcomers: 1, applicants: 4, posters: 2, managers: 1 };
/** Injected even if the time is over by then, since a run with fewer would prove little. */
export const MIN_FAULTS = 4;
/** Lost deliveries are overdue after two minutes, and detected once a minute. */
const IDLE_TIMEOUT_MS = 300_000;
/** How often users act on because they have not yet done what a planted bug needs. */
const MAX_EXTENSIONS = 8;

export interface ChaosOptions {
  seed: number;
  seconds: number;
  /** A planted bug instead of faults. */
  plant?: PlantName | undefined;
  /** Receives progress messages. */
  log(line: string): void;
}

/** Executes one run with its own database, queues and index. Only the backing services keep running afterwards. */
export async function runChaos(services: ChaosServices, options: ChaosOptions): Promise<ChaosReport> {
  const { redis, elasticsearch, postgres, smtp } = services;
  Object.assign(process.env, {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    TEST_ELASTICSEARCH_URL: elasticsearch.url,
  });
  smtp.delivered.length = 0;
  // Creates the accounts and observes; with role api it delivers nothing.
  const app = await startApp({ set: 'distributed', env: { ROLE: 'api', LOG_LEVEL: 'error' } });
  try {
    const counts = options.plant ? { api: 1, worker: 1 } : { api: 2, worker: 2 };
    const cluster = await Cluster.start(services, app, counts);
    try {
      return await runWorld(await createWorld(app, cluster), options);
    } finally {
      await cluster.stop();
    }
  } finally {
    await app.close();
  }
}

async function createWorld(app: TestApp, cluster: Cluster): Promise<World> {
  const positions = await app.rows<{ id: string; approval: boolean }>(
    'select id, approval from position order by name, id',
  );
  const organizations = await app.rows<{ number: string }>(
    'select account_number as number from organization order by 1 limit 10',
  );
  const by = (wanted: boolean) => positions.filter(({ approval }) => approval === wanted).map(({ id }) => id);
  return new World(
    app,
    cluster,
    cluster.services.smtp.delivered,
    { free: by(false), approved: by(true) },
    organizations.map(({ number }) => number),
  );
}

async function runWorld(world: World, { seed, seconds, plant, log }: ChaosOptions): Promise<ChaosReport> {
  const planted = plant && plantedBug(plant);
  const actors = await createActors(world, seed, plant ? SMALL_CROWD : FULL_CROWD);
  const plan = plant ? [] : planFaults(randomOf(seed), seconds);
  for (const { name, at, seconds: lasting } of plan) log(`planned at ${at} s for ${lasting} s: ${name}`);
  await planted?.prepare?.(world);

  const faults = await letUsersAct(world, actors, seconds, plan, log);
  const restless = await waitUntilIdle(world);
  for (let extensions = 0; planted && !(await planted.spoil(world)); extensions += 1) {
    if (extensions === MAX_EXTENSIONS) throw new Error(`The users did nothing that ${plant} could spoil.`);
    log('the users act on: nothing to spoil yet');
    await letUsersAct(world, actors, seconds, [], log);
    restless.push(...(await waitUntilIdle(world)));
  }
  restless.push(...(await waitUntilIdle(world)));
  const findings = await findViolations(
    world,
    faults.map(({ span }) => span),
  );
  if (restless.length) findings.violations.push({ check: 'every fact reaches its subscribers', details: restless });
  const recoveries: Recovery[] = [];
  for (const { span, searchEqual } of faults) recoveries.push(await measureRecovery(world, span, searchEqual));
  return { seed, seconds, plant: plant ?? null, calls: world.history.calls, recoveries, ...findings };
}

/** Resolves with the injected faults once the time is over and every user has finished. */
async function letUsersAct(
  world: World,
  actors: readonly Actor[],
  seconds: number,
  plan: readonly PlannedFault[],
  log: (line: string) => void,
): Promise<InjectedFault[]> {
  const end = Date.now() + seconds * 1_000;
  world.isOver = false;
  const living = actors.map(({ person, act }) => person.actUntilOver(act));
  const faults = await injectFaults(world, plan, end, log);
  await pause(Math.max(0, end - Date.now()));
  world.isOver = true;
  await Promise.all(living);
  log(`people are done after ${world.history.calls.length} calls`);
  return faults;
}

interface InjectedFault {
  span: FaultSpan;
  searchEqual: number | null;
}

/** Injects the faults in sequence, each after search has recovered from the previous one. */
async function injectFaults(
  world: World,
  plan: readonly PlannedFault[],
  end: number,
  log: (line: string) => void,
): Promise<InjectedFault[]> {
  const { cluster } = world;
  const begin = Date.now();
  const done: InjectedFault[] = [];
  for (const { name, at, seconds, target } of plan) {
    await pause(Math.max(0, begin + at * 1_000 - Date.now()));
    if (done.length >= MIN_FAULTS && Date.now() + seconds * 1_000 > end) break;
    let struck: Instance | undefined;
    const strike = (role: 'api' | 'worker'): Instance => {
      const those = cluster.instances.filter((instance) => instance.role === role);
      struck = those[Math.floor(target * those.length)] as Instance;
      return struck;
    };
    const begunAt = Date.now();
    log(`${((begunAt - begin) / 1_000).toFixed(1)} s: ${name}`);
    await FAULTS[name](cluster, () => pause(seconds * 1_000), strike);
    const span = { name, begunAt, endedAt: Date.now(), ...(struck && { instance: struck.name }) };
    done.push({ span, searchEqual: await searchIsEqual(world, span) });
  }
  return done;
}

/** Resolves once all events are handled; returns an error message on a timeout. */
async function waitUntilIdle({ app }: World): Promise<string[]> {
  return app.idle({ within: IDLE_TIMEOUT_MS }).then(
    () => [],
    (error: Error) => [error.message],
  );
}
