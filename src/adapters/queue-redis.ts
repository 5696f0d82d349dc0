import { createRedisBackend, type QueueBaseOptions, type Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { QueueBackend } from '#platform/events/queue-backend.js';

const CONNECTION: RedisOptions = {
  connectTimeout: 5_000,
  // Retries for ever; the default delays of ioredis grow to 5 s.
  retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
};

/** Opens BullMQ on Redis. When Redis is unavailable it connects later. */
export async function openRedisQueues(redisUrl: string, namespace: string): Promise<QueueBackend> {
  const redis = new Redis(redisUrl, {
    ...CONNECTION,
    // A call during an outage fails at once and its event stays in the outbox, instead of blocking a transaction.
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  const queues = new RedisQueues(redis, namespace);
  // Waits for the first connection, so that the first events need no retry.
  await new Promise<void>((resolve) => redis.once('ready', resolve).once('error', () => resolve()));
  return queues;
}

class RedisQueues extends QueueBackend {
  readonly pollS = 5;
  // Workers use blocking commands, for which BullMQ requires unlimited retries.
  private readonly blockingConnection: Redis;

  constructor(
    private readonly redis: Redis,
    private readonly namespace: string,
  ) {
    super();
    this.blockingConnection = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
    // ioredis reconnects by itself; without a listener it would print every error.
    for (const connection of [redis, this.blockingConnection]) connection.on('error', () => undefined);
  }

  override readonly connect: QueueBackend['connect'] = (name, options, use) => {
    const connection: Partial<QueueBaseOptions> = use?.withBlockingConnection
      ? { connection: this.blockingConnection }
      : // BullMQ checks the version once; a queue opened during an outage would stay unusable.
        { connection: this.redis, skipWaitingForReady: true, skipVersionCheck: true };
    return createRedisBackend(`${this.namespace}-${name}`, { ...options, ...connection }, use);
  };

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  async close(workers: readonly Worker[]): Promise<void> {
    // Without Redis a worker would wait for ever to report its job.
    const isForced = this.redis.status !== 'ready';
    await Promise.all(workers.map((worker) => worker.close(isForced)));
    this.redis.disconnect();
    this.blockingConnection.disconnect();
  }
}
