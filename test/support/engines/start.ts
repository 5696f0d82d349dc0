import { startElasticsearch } from './elasticsearch.js';
import { EngineUnavailableError } from './engine-unavailable.js';
import { startPostgres } from './postgres.js';
import type { Running } from './processes.js';
import { startRedis } from './redis.js';

/** Environment variables with the engines' URLs. An engine whose variable is already set is not started. */
const ENGINES = {
  TEST_DATABASE_URL: { name: 'PostgreSQL', start: startPostgres },
  TEST_REDIS_URL: { name: 'Redis', start: startRedis },
  TEST_ELASTICSEARCH_URL: { name: 'Elasticsearch', start: startElasticsearch },
};

export interface TestEngines {
  /** Unavailable engines with the reasons. */
  missing: string[];
  stop(): Promise<void>;
}

/**
 * Starts the engines of both sets and sets their URLs in the environment. With TEST_SETS=embedded only PostgreSQL.
 * Missing engines are reported; under CI they fail the run.
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
        if (!(error instanceof EngineUnavailableError) || process.env.CI === 'true')
          throw new Error(`${name}: ${String(error)}`);
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
