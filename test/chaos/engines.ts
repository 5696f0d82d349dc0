import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres } from '#src/engines/postgres.js';
import { type Restartable, startElasticsearchProcess } from '../support/engines/elasticsearch.js';
import { LocalRedis } from '../support/engines/redis.js';
import { FaultProxy } from '../support/instances/fault-proxy.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';

/** Writes survive a killed process without fsync; crashes of the machine are not tested here. */
const POSTGRES = { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

type EngineName = 'postgres' | 'redis' | 'elasticsearch' | 'smtp';

/** Engines of one run, each behind a proxy. The application uses the proxies, the checks bypass them. */
export interface ChaosEngines {
  postgres: Postgres;
  redis: LocalRedis;
  elasticsearch: Restartable;
  smtp: TestSmtp;
  proxies: Record<EngineName, FaultProxy>;
  stop(): Promise<void>;
}

/** Throws EngineUnavailableError with the reason. */
export async function startChaosEngines(): Promise<ChaosEngines> {
  const folder = await mkdtemp(join(tmpdir(), 'career-gateway-chaos-'));
  await chmod(folder, 0o711);
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  const register = async <T>(starting: Promise<T>, end: (engine: T) => Promise<unknown>): Promise<T> => {
    const engine = await starting;
    stops.push(() => end(engine));
    return engine;
  };
  try {
    const starting = [
      register(Postgres.start({ dataDir: folder, settings: POSTGRES }), (postgres) => postgres.stop()),
      register(LocalRedis.start(folder), (redis) => redis.stop()),
      register(startElasticsearchProcess(), (elasticsearch) => elasticsearch.stop()),
      register(startSmtp(), (smtp) => smtp.close()),
    ] as const;
    // Waits for all of them, so that nothing keeps running if one fails.
    await Promise.allSettled(starting);
    const [postgres, redis, elasticsearch, smtp] = await Promise.all(starting);
    const proxyFor = (engine: { url: string }) => register(FaultProxy.before(engine.url), (proxy) => proxy.close());
    const proxies = {
      postgres: await proxyFor(postgres),
      redis: await proxyFor(redis),
      elasticsearch: await proxyFor(elasticsearch),
      smtp: await proxyFor(smtp),
    };
    return { postgres, redis, elasticsearch, smtp, proxies, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
