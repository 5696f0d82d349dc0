import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import {
  type BackendFactory,
  type ConnectionOptions,
  type IQueueBackend,
  Queue,
  type QueueOptions,
  setDefaultBackendFactory,
  type Worker,
} from 'bullmq';

/** BullMQ on PostgreSQL or Redis: the connection of the queues and workers of one application. */
export abstract class QueueBackend {
  /** How long an idle worker waits before it asks by itself, in seconds. */
  abstract readonly pollS: number;
  /** Called by BullMQ for each queue and worker. Names and job ids never contain a colon. */
  abstract readonly connect: BackendFactory<IQueueBackend, QueueBackend>;
  /** Throws when the service is unavailable. */
  abstract ping(): Promise<void>;
  /** Closes the workers, each after its current job, and then the connections. */
  abstract close(workers: readonly Worker[]): Promise<void>;
}

class QuietQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options);
    // A lost connection fails the calls of the queue; without a listener this event would be printed.
    this.on('error', () => undefined);
  }
}

// Both settings belong to the process, whose applications may use different services: the connection leads to its own.
BullModule.queueClass = QuietQueue;
setDefaultBackendFactory<IQueueBackend, QueueBackend>((name, options, use) =>
  options.connection.connect(name, options, use),
);

/** The queues of these names, and workers that start by `BullRegistrar.register()`. */
export const registerQueues = (backend: QueueBackend, names: readonly string[]): DynamicModule[] => [
  BullModule.forRoot({
    connection: backend as unknown as ConnectionOptions,
    // Inbox and dead letters are the record of deliveries, so finished jobs are removed: a remaining job would block
    // its delivery from being added again.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    // An instance that only answers requests would open all its connections at the start, to note a version.
    skipMetasUpdate: true,
    extraOptions: { manualRegistration: true },
  }),
  BullModule.registerQueue(...names.map((name) => ({ name }))),
];
