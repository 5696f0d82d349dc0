import { DEFAULT_SCHEMA, runMigrations, type Worker } from 'bullmq';
import pg from 'pg';
import { CONNECTION_TIMEOUT_MS, type Connections } from '#platform/database/connections.js';
import type { NotificationListener } from '#platform/database/notification-listener.js';
import { QueueBackend } from '#platform/events/queue-backend.js';
import { BackoffQueueBackend, SharedListenerConnection } from './queue-postgres-backend.js';

/** Opens BullMQ in the schema `bullmq` of the database, and migrates that schema. */
export async function openPostgresQueues(connections: Connections, namespace: string): Promise<QueueBackend> {
  await migrateQueues(connections.databaseUrl);
  const pool = connections.open('queue', {
    // Losing queue writes in a crash is safe: the outbox commits synchronously and redelivers, and the inbox drops
    // duplicates.
    options: `-c search_path=${DEFAULT_SCHEMA} -c synchronous_commit=off`,
  });
  return new PostgresQueues(pool, connections.listener, namespace);
}

/** Uses its own connection, because a migration of a large table may exceed the query timeout of the pool. */
async function migrateQueues(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'career-gateway queue',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

class PostgresQueues extends QueueBackend {
  /** The listener announces what a worker may have missed; with 5 s an idle instance sends 30 queries a second. */
  readonly pollS = 60;

  constructor(
    private readonly pool: pg.Pool,
    private readonly listener: NotificationListener,
    private readonly namespace: string,
  ) {
    super();
  }

  override readonly connect: QueueBackend['connect'] = (name, options) => {
    const connection = new SharedListenerConnection(this.pool, this.listener);
    return new BackoffQueueBackend(connection, `${this.namespace}-${name}`, { ...options, connection: this.pool });
  };

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(workers: readonly Worker[]): Promise<void> {
    await Promise.all(workers.map((worker) => worker.close()));
    await this.pool.end();
  }
}
