import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { dieWithParent } from '../../src/engines/die-with-parent.js';
import { findFreePort } from '../../src/engines/ports.js';
import { Postgres } from '../../src/engines/postgres.js';
import { type Restartable, startElasticsearchProcess } from '../support/engines/elasticsearch.js';
import { launch, stopProcess } from '../support/engines/processes.js';
import { redisProgram } from '../support/engines/redis.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';
import { TcpFaultProxy } from './fault-proxy.js';

const REDIS_START_TIMEOUT_MS = 30_000;
/** Writes survive a killed process without fsync; crashes of the machine are not tested here. */
const POSTGRES = { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

type EngineName = 'postgres' | 'redis' | 'elasticsearch' | 'smtp';

/** A Redis that persists acknowledged writes across a kill. */
class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Throws EngineUnavailableError. */
  static async start(folder: string): Promise<RedisServer> {
    const redis = new RedisServer(await redisProgram(), folder, await findFreePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const network = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder];
    const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'no'];
    const ready = async () => void (await this.runCommand('PING'));
    this.child = await launch(
      dieWithParent([this.program, [...network, ...durable]], 'TERM'),
      { cwd: '/' },
      { ready, withinMs: REDIS_START_TIMEOUT_MS },
    );
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (!this.child) return;
    if (signal === 'SIGKILL') this.child.kill(signal);
    await stopProcess(this.child);
  }

  async runCommand(...words: [string, ...string[]]): Promise<void> {
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      await redis.call(...words);
    } finally {
      redis.disconnect();
    }
  }
}

/** Engines of one run, each behind a proxy. The application uses the proxies, the checks bypass them. */
export interface ChaosEngines {
  postgres: Postgres;
  redis: RedisServer;
  elasticsearch: Restartable;
  smtp: TestSmtp;
  proxies: Record<EngineName, TcpFaultProxy>;
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
      register(RedisServer.start(folder), (redis) => redis.stop()),
      register(startElasticsearchProcess(), (elasticsearch) => elasticsearch.stop()),
      register(startSmtp(), (smtp) => smtp.close()),
    ] as const;
    // Waits for all of them, so that nothing keeps running if one fails.
    await Promise.allSettled(starting);
    const [postgres, redis, elasticsearch, smtp] = await Promise.all(starting);
    const proxyFor = (engine: { url: string }) => register(TcpFaultProxy.before(engine.url), (proxy) => proxy.close());
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
