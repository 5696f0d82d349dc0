import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { ChangeRecorder } from '../events/change-recorder.js';
import { OutboxSubscriber } from '../events/outbox.subscriber.js';
import { releaseDeadClients } from './connection-recovery.js';
import { type Connections, LOCK_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './connections.js';

/** The MikroORM options of every process. Modules register their entities with `Entities.register`. */
export function databaseOptions(connections: Connections): Options {
  return defineConfig({
    clientUrl: connections.databaseUrl,
    entities: [],
    // Deliberately empty: Nest collects the entities, and the migration needs none.
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    subscribers: [new OutboxSubscriber(), new ChangeRecorder()],
    // BullMQ has its tables in the same database; the schema tools would drop them.
    schemaGenerator: { ignoreSchema: ['bullmq'] },
    pool: { min: 0, max: connections.budget.commands },
    driverOptions: {
      ...connections.limits,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      application_name: 'career-gateway',
      onPoolCreated: (pool: pg.Pool) => {
        releaseDeadClients(pool);
        connections.watch('commands', pool);
      },
    },
  });
}
