import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { OutageLog } from '../errors/outage-log.js';
import { QueueBackend } from './queue-backend.js';

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
  ) {}

  start(): void {
    this.registrar.register();
    const instances = this.discovery.getProviders().map(({ instance }) => instance);
    this.running = instances.filter((instance) => instance instanceof WorkerHost).map(({ worker }) => worker);
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
