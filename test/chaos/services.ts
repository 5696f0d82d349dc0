import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres } from '#src/adapters/postgres.js';
import { FaultProxy } from '../support/instances/fault-proxy.js';
import { type Restartable, startElasticsearchProcess } from '../support/services/elasticsearch.js';
import { LocalRedis } from '../support/services/redis.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';

/** Writes survive a killed process without fsync; crashes of the machine are not tested here. */
const POSTGRES = { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

type ServiceName = 'postgres' | 'redis' | 'elasticsearch' | 'smtp';

/** Backing services of one run, each behind a proxy. The application uses the proxies, the checks bypass them. */
export interface ChaosServices {
  postgres: Postgres;
  redis: LocalRedis;
  elasticsearch: Restartable;
  smtp: TestSmtp;
  proxies: Record<ServiceName, FaultProxy>;
  stop(): Promise<void>;
}

/** Throws ServiceUnavailableError with the reason. */
export async function startChaosServices(): Promise<ChaosServices> {
  const folder = await mkdtemp(join(tmpdir(), 'career-gateway-chaos-'));
  await chmod(folder, 0o711);
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  const register = async <T>(starting: Promise<T>, end: (service: T) => Promise<unknown>): Promise<T> => {
    const service = await starting;
    stops.push(() => end(service));
    return service;
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
    const proxyFor = (service: { url: string }) => register(FaultProxy.before(service.url), (proxy) => proxy.close());
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
