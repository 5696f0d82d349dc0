import type { Processor, Queue, Worker } from 'bullmq';

/** BullMQ on PostgreSQL or Redis. Names and job ids never contain a colon. */
export abstract class QueueBackend {
  abstract readonly kind: 'postgres' | 'redis';
  abstract queue(name: string): Queue;
  abstract worker(name: string, processor: Processor, options: { concurrency: number }): Worker;
  /** Throws when the service is unavailable. */
  abstract ping(): Promise<void>;
  /** Closes every queue and worker it opened, workers after their current job. */
  abstract close(): Promise<void>;
}
