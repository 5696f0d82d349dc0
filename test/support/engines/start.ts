import { startElasticsearch } from './elasticsearch.js';
import { Missing } from './missing.js';
import { startPostgres } from './postgres.js';
import type { Running } from './processes.js';
import { startRedis } from './redis.js';

/** The variables by which tests learn where an engine is; one that is set beforehand is used as it is. */
const ENGINES = {
  TEST_DATABASE_URL: { name: 'PostgreSQL', start: startPostgres },
  TEST_REDIS_URL: { name: 'Redis', start: startRedis },
  TEST_ELASTICSEARCH_URL: { name: 'Elasticsearch', start: startElasticsearch },
};

export interface TestEngines {
  /** Engines that could not be had, by name, with the reason. */
  missing: string[];
  stop(): Promise<void>;
}

/**
 * Starts the engines of both sets and puts their URLs into the environment. With TEST_SETS=embedded only PostgreSQL.
 * What cannot be had is named; under CI it fails the run.
 */
export async function startTestEngines(): Promise<TestEngines> {
  const running: Running[] = [];
  const missing: string[] = [];
  const stop = async () => void (await Promise.all(running.splice(0).map((engine) => engine.stop())));
  const wanted = Object.entries(ENGINES).filter(
    ([variable]) =>
      !process.env[variable] && (variable === 'TEST_DATABASE_URL' || process.env.TEST_SETS !== 'embedded'),
  );
  const started = await Promise.allSettled(
    wanted.map(async ([variable, { name, start }]) => {
      try {
        const engine = await start();
        running.push(engine);
        process.env[variable] = engine.url;
      } catch (error) {
        if (!(error instanceof Missing) || process.env.CI === 'true') throw new Error(`${name}: ${String(error)}`);
        missing.push(`${name}: ${error.message}`);
      }
    }),
  );
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { missing, stop };
}
