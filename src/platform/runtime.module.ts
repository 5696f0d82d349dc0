import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '#src/config.js';
import { OutboxRelay } from './events/outbox-relay.js';
import { OverdueDeliveries } from './events/overdue-deliveries.js';
import { PausedSubscribers } from './events/paused-subscribers.js';
import { Redelivery } from './events/redelivery.js';
import { Workers } from './events/workers.js';
import { IndexPreparation } from './search/read-index/index-preparation.js';
import { TermDictionary } from './search/terms/term-dictionary.js';

/**
 * Starts and drains background work. It is a separate, non-global module because Nest boots global modules first.
 * Subscribers and index sources need the modules, which must be ready by then. A process of role `api` records
 * events and leaves their delivery to other instances.
 */
@Module({})
export class RuntimeModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly config: Config,
    private readonly indexes: IndexPreparation,
    private readonly dispatcher: OutboxRelay,
    private readonly workers: Workers,
    private readonly overdue: OverdueDeliveries,
    private readonly paused: PausedSubscribers,
    private readonly redelivery: Redelivery,
    private readonly terms: TermDictionary,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.overdue.register();
    await this.indexes.start();
    if (this.config.role === 'api') return;
    this.workers.start();
    this.dispatcher.start();
    this.redelivery.start();
    this.paused.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.workers.stop();
    await this.dispatcher.stop();
    await this.redelivery.stop();
    await this.paused.stop();
    await this.workers.close();
    // The ORM closes its pool before any provider of the platform gets the shutdown, and opens another one for it.
    await this.terms.flush();
  }
}
