import type { Queue, Worker } from 'bullmq';

/**
 * Inbox and dead letters are the record of deliveries, so finished jobs are removed: a remaining job would block its
 * delivery from being added again.
 */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true };

/** All values but the count are in milliseconds. */
export const WORKER_OPTIONS = {
  // Delay after a lost connection; the 15 s of BullMQ would delay every restart.
  runRetryDelay: 1_000,
  // A job of a killed worker restarts within the sum of both. Every worker asks at each interval.
  lockDuration: 5_000,
  stalledInterval: 5_000,
  // A killed worker is no failed attempt; only attempts count.
  maxStalledCount: 1_000_000,
};

/** The open queues and workers of a process. */
export class QueueSet {
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];

  constructor(private readonly namespace: string) {}

  fullName(name: string): string {
    return `${this.namespace}-${name}`;
  }

  queue(name: string, open: (fullName: string) => Queue): Queue {
    const existing = this.queues.get(name);
    if (existing) return existing;
    const queue = open(this.fullName(name));
    // A lost connection fails the calls of the queue; without a listener this event would end the process.
    queue.on('error', () => undefined);
    this.queues.set(name, queue);
    return queue;
  }

  add(worker: Worker): Worker {
    this.workers.push(worker);
    return worker;
  }

  /** Closes workers first, each after its current job unless forced, because a job may add to a queue. */
  async close(isForced = false): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close(isForced)));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}
