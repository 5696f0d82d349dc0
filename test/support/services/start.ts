import { startElasticsearch } from './elasticsearch.js';
import { startPostgres } from './postgres.js';
import type { Running } from './processes.js';
import { startRedis } from './redis.js';
import { ServiceUnavailableError } from './service-unavailable.js';

/**
 * Environment variables with the backing services' URLs. A backing service whose variable is already set is not
 * started.
 */
const SERVICES = {
  TEST_DATABASE_URL: { name: 'PostgreSQL', start: startPostgres },
  TEST_REDIS_URL: { name: 'Redis', start: startRedis },
  TEST_ELASTICSEARCH_URL: { name: 'Elasticsearch', start: startElasticsearch },
};

export interface TestServices {
  /** Unavailable backing services with the reasons. */
  missing: string[];
  stop(): Promise<void>;
}

/**
 * Starts the backing services of both sets and sets their URLs in the environment. With TEST_SETS=embedded only
 * PostgreSQL. Missing backing services are reported; under CI they fail the run.
 */
export async function startTestServices(): Promise<TestServices> {
  const running: Running[] = [];
  const missing: string[] = [];
  const stop = async () => void (await Promise.all(running.splice(0).map((service) => service.stop())));
  const wanted = Object.entries(SERVICES).filter(
    ([variable]) =>
      !process.env[variable] && (variable === 'TEST_DATABASE_URL' || process.env.TEST_SETS !== 'embedded'),
  );
  const started = await Promise.allSettled(
    wanted.map(async ([variable, { name, start }]) => {
      try {
        const service = await start();
        running.push(service);
        process.env[variable] = service.url;
      } catch (error) {
        if (!(error instanceof ServiceUnavailableError) || process.env.CI === 'true')
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
