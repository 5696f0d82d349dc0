import type { Queue, Worker } from 'bullmq';

/**
 * What really happened stands in the inbox, not in a queue; and to keep the last thousand, BullMQ on PostgreSQL would go
 * through a thousand with each job that is done.
 */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: { count: 1_000 } };

/** All in milliseconds but the count. */
export const WORKER_OPTIONS = {
  // After the engine was lost; BullMQ's own 15 s would delay everything after a restart.
  runRetryDelay: 1_000,
  // A job whose worker was killed is taken up again within their sum.
  lockDuration: 10_000,
  stalledInterval: 5_000,
  // A fact whose worker was killed under it, however often, is not a failed one: only attempts count towards that.
  maxStalledCount: 1_000_000,
};

/** The queues and workers that one process has opened, by name. */
export class QueueSet {
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];

  constructor(private readonly namespace: string) {}

  fullName(name: string): string {
    return `${this.namespace}-${name}`;
  }

  queue(name: string, open: (fullName: string) => Queue): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = open(this.fullName(name));
    // A lost connection is told to whoever uses the queue by the failing call; unheard, this event would end the process.
    queue.on('error', () => undefined);
    this.queues.set(name, queue);
    return queue;
  }

  add(worker: Worker): Worker {
    this.workers.push(worker);
    return worker;
  }

  /** Workers first, each after the job at hand, since a job may still add to a queue. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}
