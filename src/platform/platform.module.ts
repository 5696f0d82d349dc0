import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Config } from '../config.js';
import { Ask } from './ask.js';
import { Clock } from './clock.js';
import { Database } from './database/database.js';
import { Entities } from './database/entities.module.js';
import { Housekeeping } from './database/housekeeping.js';
import { databaseOptions } from './database/options.js';
import { DeadLetters } from './events/dead-letters.js';
import { Delivery } from './events/delivery.js';
import { Dispatcher } from './events/dispatcher.js';
import { StoredFact } from './events/outbox.entity.js';
import { QueueBackend } from './events/queue-backend.js';
import { RetryPolicy } from './events/retry-policy.js';
import { Subscribers } from './events/subscribers.js';
import { Workers } from './events/workers.js';
import { FileStore } from './files.js';
import { AccessGuard } from './http/access.guard.js';
import { ErrorFilter } from './http/error.filter.js';
import { HealthController } from './http/health.controller.js';
import { Routes } from './http/routes.js';
import { ValidationPipe } from './http/validation.js';
import { Attempts } from './idempotency/attempts.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { PageCache } from './pages/page-cache.js';
import { RateLimits } from './rate-limits.js';
import { IndexSources } from './search/read-index/index-sources.js';
import { IndexWriter } from './search/read-index/index-writer.js';
import { ReadIndexes } from './search/read-index/read-indexes.js';
import { Rebuilder } from './search/read-index/rebuilder.js';
import { SearchEngine } from './search/search-engine.js';
import { Vocabulary } from './search/vocabulary/vocabulary.js';

/** The engines a process runs on, opened before the application is made. */
export interface Parts {
  config: Config;
  databaseUrl: string;
  queues: QueueBackend;
  files: FileStore;
  retry: RetryPolicy;
  /** Opened on the database, which the embedded one searches in. */
  search: (database: Database) => SearchEngine;
}

Entities.of([StoredFact]);

const events = [DeadLetters, Delivery, Dispatcher, Subscribers, Workers];
const readIndexes = [IndexSources, IndexWriter, ReadIndexes, Rebuilder, Vocabulary];
const shared = [Ask, Clock, Database, Housekeeping, PageCache, RateLimits, Routes, ...events, ...readIndexes];

/** Everything below the modules: database, events, HTTP, engines. */
@Global()
@Module({})
export class PlatformModule {
  static on({ config, databaseUrl, queues, files, retry, search }: Parts): DynamicModule {
    const engines = [
      { provide: Config, useValue: config },
      { provide: QueueBackend, useValue: queues },
      { provide: FileStore, useValue: files },
      { provide: RetryPolicy, useValue: retry },
      { provide: SearchEngine, useFactory: search, inject: [Database] },
    ];
    return {
      module: PlatformModule,
      imports: [
        CqrsModule.forRoot(),
        DiscoveryModule,
        MikroOrmModule.forRoot({
          ...databaseOptions(databaseUrl),
          entities: Entities.all(),
          registerRequestContext: false,
        }),
      ],
      controllers: [HealthController],
      providers: [
        ...engines,
        ...shared,
        Attempts,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        // Around those of routes, which cut answers to their schema: what it keeps is what leaves.
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
      exports: [...engines.map(({ provide }) => provide), ...shared, CqrsModule],
    };
  }
}
