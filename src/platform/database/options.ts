import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { OutboxSubscriber } from '../events/outbox.subscriber.js';
import { releaseLost } from './lost-connections.js';

/** How many connections one process may hold; a request that waits longer than the time-out is told 503. */
const POOL_SIZE = 20;

/** What every connection of the product keeps to. */
export const CONNECTION_LIMITS = { connectionTimeoutMillis: 5_000, statement_timeout: 30_000 };

/** MikroORM as every process opens it. Entities come from the modules' own `Entities.of` lists. */
export function databaseOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: [],
    // An empty list is meant: Nest collects the entities, and reads that need none must not fail without them.
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    subscribers: [new OutboxSubscriber()],
    // BullMQ keeps its tables in the same database; the schema tools would drop them.
    schemaGenerator: { ignoreSchema: ['bullmq'] },
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: {
      ...CONNECTION_LIMITS,
      application_name: 'career-gateway',
      onPoolCreated: releaseLost,
    },
  });
}
