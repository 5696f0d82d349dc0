import { Redis } from 'ioredis';
import { dieWithParent } from '../../../src/engines/die-with-parent.js';
import { findFreePort } from '../../../src/engines/ports.js';
import { redisContainer } from './containers.js';
import { firstAvailable } from './engine-unavailable.js';
import { launch, type Running, stopProcess } from './processes.js';
import { findOrInstall } from './programs.js';

const START_TIMEOUT_MS = 15_000;

export function redisProgram(): Promise<string> {
  return findOrInstall(['redis-server'], 'redis-server');
}

/** Starts Redis in Docker, else as a local process. Throws EngineUnavailableError. */
export function startRedis(): Promise<Running> {
  return firstAvailable(redisContainer, () => startLocalRedis());
}

/** Starts a Redis without persistence; `port` allows replacing another one. Throws EngineUnavailableError. */
export async function startLocalRedis(port?: number): Promise<Running> {
  const server = await redisProgram();
  port ??= await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = await launch(
    dieWithParent([server, args], 'TERM'),
    // Its allocator reads the clock before libfaketime is ready; its own clock may be the true one.
    { cwd: '/', env: { ...process.env, LD_PRELOAD: undefined } },
    { ready: () => ping(url), withinMs: START_TIMEOUT_MS },
  );
  return { url, stop: () => stopProcess(child) };
}

async function ping(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}
