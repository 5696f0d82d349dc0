import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config.js';
import { Dispatcher } from './events/dispatcher.js';
import { QueueBackend } from './events/queue-backend.js';
import { Workers } from './events/workers.js';
import { Rebuilder } from './search/read-index/rebuilder.js';

/**
 * Starts what works by itself, once everything else is there, and drains it. It is a module of its own, and not
 * global, because Nest boots global modules first: subscribers and index sources ask questions, whose handlers must be
 * registered by then. A process of role `api` records facts and leaves their delivery to others.
 */
@Module({})
export class RuntimeModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly config: Config,
    private readonly rebuilder: Rebuilder,
    private readonly dispatcher: Dispatcher,
    private readonly workers: Workers,
    private readonly queues: QueueBackend,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rebuilder.prepareAll();
    if (this.config.role === 'api') return;
    this.workers.start();
    this.dispatcher.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.dispatcher.stop();
    await this.queues.close();
  }
}
