import type { Processor, Queue, Worker } from 'bullmq';

/** BullMQ on whichever engine runs underneath. Names and job ids never hold a colon. */
export abstract class QueueBackend {
  abstract readonly kind: 'postgres' | 'redis';
  abstract queue(name: string): Queue;
  abstract worker(name: string, processor: Processor, options: { concurrency: number }): Worker;
  /** Throws when the engine does not answer. */
  abstract ping(): Promise<void>;
  /** Ends every queue and worker it opened, workers after the job at hand. */
  abstract close(): Promise<void>;
}
