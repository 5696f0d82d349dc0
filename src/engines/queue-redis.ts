import { type Processor, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { QueueBackend } from '../platform/events/queue-backend.js';
import { JOB_OPTIONS, QueueSet, WORKER_OPTIONS } from './queue-set.js';

const CONNECT_WITHIN_MS = 5_000;

/** Opens BullMQ on Redis. Throws when Redis does not answer. */
export async function openRedisQueues(redisUrl: string, namespace: string): Promise<QueueBackend> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN_MS,
    // A call during an outage fails at once and its fact stays in the outbox, instead of holding a transaction open.
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  // ioredis connects again by itself; unheard, this event would be printed each time.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return new RedisQueues(redis, new QueueSet(namespace));
}

class RedisQueues extends QueueBackend {
  readonly kind = 'redis';
  // Workers wait inside Redis, for which BullMQ asks that a call is tried for as long as it takes.
  private readonly patient: Redis;

  constructor(
    private readonly redis: Redis,
    private readonly set: QueueSet,
  ) {
    super();
    this.patient = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
    this.patient.on('error', () => undefined);
  }

  queue(name: string): Queue {
    const options = { connection: this.redis, defaultJobOptions: JOB_OPTIONS, skipWaitingForReady: true };
    return this.set.queue(name, (fullName) => new Queue(fullName, options));
  }

  worker(name: string, processor: Processor, { concurrency }: { concurrency: number }): Worker {
    const options = { connection: this.patient, concurrency, ...WORKER_OPTIONS };
    return this.set.add(new Worker(this.set.fullName(name), processor, options));
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  async close(): Promise<void> {
    await this.set.close();
    this.redis.disconnect();
    this.patient.disconnect();
  }
}
