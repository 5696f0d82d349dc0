import type { ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { dieWithParent } from '#src/adapters/die-with-parent.js';
import { findFreePort } from '#src/adapters/ports.js';
import { redisContainer } from './containers.js';
import { launch, type Running, stopProcess } from './processes.js';
import { findOrInstall } from './programs.js';
import { firstAvailable } from './service-unavailable.js';

const START_TIMEOUT_MS = 30_000;

export function redisProgram(): Promise<string> {
  return findOrInstall(['redis-server'], 'redis-server');
}

/** Starts Redis in Docker, else as a local process. Throws ServiceUnavailableError. */
export function startRedis(): Promise<Running> {
  return firstAvailable(redisContainer, () => LocalRedis.start());
}

/** Redis as a local process, which starts again on the same port. */
export class LocalRedis implements Running {
  readonly url: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly port: number,
    private readonly persistence: string[],
  ) {
    this.url = `redis://127.0.0.1:${port}`;
  }

  /**
   * Starts a Redis that forgets everything when it ends; with `folder`, one that persists acknowledged writes across a
   * kill. Throws ServiceUnavailableError.
   */
  static async start(folder?: string): Promise<LocalRedis> {
    const durable = folder ? ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'no'] : ['--appendonly', 'no'];
    const redis = new LocalRedis(await redisProgram(), await findFreePort(), ['--save', '', ...durable]);
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', ...this.persistence];
    const ready = () => this.runCommand('PING');
    this.child = await launch(
      dieWithParent([this.program, args], 'TERM'),
      // Its allocator reads the clock before libfaketime is ready; its own clock may be the true one.
      { cwd: '/', env: { ...process.env, LD_PRELOAD: undefined } },
      { ready, withinMs: START_TIMEOUT_MS },
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
