import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { OutageLog } from '../errors/outage-log.js';
import { QueueBackend } from './queue-backend.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/** Starts and stops the workers of all processors, which share an outage log. */
@Injectable()
export class Workers {
  readonly log = new Logger(Workers.name);
  readonly outages = new OutageLog(this.log);
  readonly stopping = new AbortController();
  private running: Worker[] = [];

  constructor(
    private readonly registrar: BullRegistrar,
    private readonly discovery: DiscoveryService,
    private readonly queues: QueueBackend,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  /** Throws for a subscriber that `subscribersIn` did not find. */
  start(): void {
    this.registrar.register();
    const instances = this.discovery.getProviders().map(({ instance }) => instance);
    this.running = instances.filter((instance) => instance instanceof WorkerHost).map(({ worker }) => worker);
    const served = new Set(this.running.map(({ name }) => name));
    const missing = this.subscribers.list().find(({ name }) => !served.has(name));
    if (missing)
      throw new Error(`Subscriber "${missing.name}" has no queue: it has to stand among the providers of a module.`);
  }

  /** Ends the pauses of outages: those events return to their queue for the next instance. */
  stop(): void {
    this.stopping.abort();
  }

  /** Closes the workers, and then the connections of the queues. */
  close(): Promise<void> {
    return this.queues.close(this.running);
  }
}
