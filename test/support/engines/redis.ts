import { Redis } from 'ioredis';
import { freePort } from '../../../src/engines/free-port.js';
import { tied } from '../../../src/engines/tied.js';
import { redisContainer } from './containers.js';
import { firstOf } from './missing.js';
import { end, launch, type Running } from './processes.js';
import { program } from './programs.js';

const START_WITHIN_MS = 15_000;

export function redisProgram(): Promise<string> {
  return program(['redis-server'], 'redis-server');
}

/** Throws Missing when there is neither a Docker engine nor a Redis on this machine. */
export function startRedis(): Promise<Running> {
  return firstOf(redisContainer, redisOfThisMachine);
}

async function redisOfThisMachine(): Promise<Running> {
  const server = await redisProgram();
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = await launch(
    tied([server, args], 'TERM'),
    { cwd: '/' },
    { ready: () => ping(url), withinMs: START_WITHIN_MS },
  );
  return { url, stop: () => end(child) };
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
