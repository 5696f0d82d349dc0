import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config.js';
import { Dispatcher } from './dispatcher.js';
import { QueueBackend } from './queue-backend.js';
import { Workers } from './workers.js';

/** Starts and drains the event stream. A process of role `api` records facts and leaves their delivery to others. */
@Injectable()
export class EventRuntime implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly config: Config,
    private readonly dispatcher: Dispatcher,
    private readonly workers: Workers,
    private readonly queues: QueueBackend,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.workers.start();
    this.dispatcher.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.dispatcher.stop();
    await this.queues.close();
  }
}
