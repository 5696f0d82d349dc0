import { type Processor, Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { QueueBackend } from '#platform/events/queue-backend.js';
import { JOB_OPTIONS, QueueSet, WORKER_OPTIONS } from './queue-set.js';

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
  const queues = new RedisQueues(redis, new QueueSet(namespace));
  // Waits for the first connection, so that the first events need no retry.
  await new Promise<void>((resolve) => redis.once('ready', resolve).once('error', () => resolve()));
  return queues;
}

class RedisQueues extends QueueBackend {
  readonly kind = 'redis';
  // Workers use blocking commands, for which BullMQ requires unlimited retries.
  private readonly blockingConnection: Redis;

  constructor(
    private readonly redis: Redis,
    private readonly set: QueueSet,
  ) {
    super();
    this.blockingConnection = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
    // ioredis reconnects by itself; without a listener it would print every error.
    for (const connection of [redis, this.blockingConnection]) connection.on('error', () => undefined);
  }

  queue(name: string): Queue {
    const options = {
      connection: this.redis,
      defaultJobOptions: JOB_OPTIONS,
      skipWaitingForReady: true,
      // BullMQ checks the version once; a queue opened during an outage would stay unusable.
      skipVersionCheck: true,
    };
    return this.set.queue(name, (fullName) => new Queue(fullName, options));
  }

  worker(name: string, processor: Processor, { concurrency }: { concurrency: number }): Worker {
    const options = { connection: this.blockingConnection, concurrency, ...WORKER_OPTIONS };
    return this.set.add(new Worker(this.set.fullName(name), processor, options));
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  async close(): Promise<void> {
    // Without Redis a worker would wait for ever to report its job.
    await this.set.close(this.redis.status !== 'ready');
    this.redis.disconnect();
    this.blockingConnection.disconnect();
  }
}
