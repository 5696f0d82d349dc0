import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Config } from '#src/config.js';
import { Connections } from './database/connections.js';
import { Database } from './database/database.js';
import { Entities } from './database/entities.module.js';
import { Housekeeping } from './database/housekeeping.js';
import { KeptCounts } from './database/kept-counts.js';
import { ListPages } from './database/list-pages.js';
import { ListTotals } from './database/list-totals.js';
import { databaseOptions } from './database/options.js';
import { Snapshots } from './database/snapshots.js';
import { DeadLetters } from './events/dead-letters.js';
import { DeliveryFailures } from './events/delivery-failures.js';
import { deliveryProcessor } from './events/delivery-processor.js';
import { DeliveryQueues } from './events/delivery-queues.js';
import { DeliveryStatistics } from './events/delivery-statistics.js';
import { EventDeliveries } from './events/event-deliveries.js';
import { IdempotentConsumer } from './events/idempotent-consumer.js';
import { LogReplay } from './events/log-replay.js';
import { StoredEvent } from './events/outbox.entity.js';
import { OutboxRelay } from './events/outbox-relay.js';
import { OverdueDeliveries } from './events/overdue-deliveries.js';
import { PausedSubscribers } from './events/paused-subscribers.js';
import { QueueBackend, registerQueues } from './events/queue-backend.js';
import { ReadRecorder } from './events/read-recorder.js';
import { RecordedChanges } from './events/recorded-changes.js';
import { Redelivery } from './events/redelivery.js';
import { RetryPolicy } from './events/retry-policy.js';
import { subscribersIn } from './events/subscriber.js';
import { SubscriberRegistry } from './events/subscriber-registry.js';
import { Workers } from './events/workers.js';
import { FileReferences } from './files/file-references.js';
import { FileStore } from './files/file-store.js';
import { OrphanedFiles } from './files/orphaned-files.js';
import { scannedFiles } from './files/scan/scan.providers.js';
import { AccessGuard } from './http/access.guard.js';
import { ActingInterceptor } from './http/acting.interceptor.js';
import { Drain } from './http/drain.js';
import { ErrorFilter } from './http/error.filter.js';
import { HealthController } from './http/health.controller.js';
import { ReadsInterceptor } from './http/reads.interceptor.js';
import { Routes } from './http/routes.js';
import { ValidationPipe } from './http/validation.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { IdempotencyStore } from './idempotency/idempotency-store.js';
import { Backlog } from './monitoring/backlog.js';
import { MetricsController } from './monitoring/metrics.controller.js';
import { Metrics } from './monitoring/metrics.js';
import { OperatorAccess } from './monitoring/operator-access.js';
import { Readiness } from './monitoring/readiness.js';
import { PageCache } from './pages/page-cache.js';
import { GenerationFiller } from './search/read-index/generation-filler.js';
import { IndexPreparation } from './search/read-index/index-preparation.js';
import { IndexSourceRegistry } from './search/read-index/index-source-registry.js';
import { IndexUpdater } from './search/read-index/index-updater.js';
import { IndexWriter } from './search/read-index/index-writer.js';
import { Reindexer } from './search/read-index/reindexer.js';
import { SearchAdapters } from './search/search-adapters.js';
import { SearchEngine } from './search/search-engine.js';
import { TermDictionary } from './search/terms/term-dictionary.js';
import { RateLimiter } from './security/rate-limiter.js';
import { Clock } from './time/clock.js';

/** The backing services of a process, opened before the application is created. */
export interface PlatformOptions {
  config: Config;
  connections: Connections;
  queues: QueueBackend;
  files: FileStore;
  retry: RetryPolicy;
  /** Takes the database, which holds an index of each. */
  search: (database: Database) => SearchAdapters;
}

Entities.register([StoredEvent]);

const events = [
  DeadLetters,
  DeliveryFailures,
  DeliveryQueues,
  DeliveryStatistics,
  EventDeliveries,
  IdempotentConsumer,
  LogReplay,
  OutboxRelay,
  OverdueDeliveries,
  PausedSubscribers,
  ReadRecorder,
  RecordedChanges,
  Redelivery,
  SubscriberRegistry,
  Workers,
];
const readIndexes = [
  IndexPreparation,
  IndexSourceRegistry,
  IndexWriter,
  IndexUpdater,
  GenerationFiller,
  Reindexer,
  TermDictionary,
];
const monitoring = [Backlog, Metrics, OperatorAccess, Readiness];
const shared = [
  Clock,
  Database,
  Drain,
  Housekeeping,
  KeptCounts,
  ListPages,
  ListTotals,
  FileReferences,
  OrphanedFiles,
  PageCache,
  RateLimiter,
  Routes,
  Snapshots,
  ...events,
  ...monitoring,
  ...readIndexes,
];

/** Everything below the modules: database, events, HTTP, backing services. */
@Global()
@Module({})
export class PlatformModule {
  static on(
    { config, connections, queues, files, retry, search }: PlatformOptions,
    modules: readonly Type[],
  ): DynamicModule {
    const subscribers = subscribersIn(modules);
    const services = [
      { provide: Config, useValue: config },
      { provide: Connections, useValue: connections },
      { provide: QueueBackend, useValue: queues },
      ...scannedFiles(files, config),
      { provide: RetryPolicy, useValue: retry },
      { provide: SearchAdapters, useFactory: search, inject: [Database] },
      { provide: SearchEngine, useExisting: SearchAdapters },
    ];
    return {
      module: PlatformModule,
      imports: [
        ...registerQueues(queues, subscribers),
        CqrsModule.forRoot(),
        DiscoveryModule,
        MikroOrmModule.forRoot({
          ...databaseOptions(connections),
          entities: Entities.all(),
          registerRequestContext: false,
        }),
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        ...services,
        ...shared,
        ...subscribers.map((name) => deliveryProcessor(name, queues.pollS)),
        IdempotencyStore,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        // Wraps the interceptors of routes, which cut responses to their schema: it stores the response that is sent.
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ActingInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ReadsInterceptor },
      ],
      exports: [...services.map(({ provide }) => provide), ...shared, CqrsModule, DiscoveryModule],
    };
  }
}
