import { DEFAULT_SCHEMA, type Processor, type Queue, runMigrations, type Worker, withBackend } from 'bullmq';
import pg from 'pg';
import { CONNECTION_TIMEOUT_MS, type Connections } from '#platform/database/connections.js';
import type { NotificationListener } from '#platform/database/notification-listener.js';
import { QueueBackend } from '#platform/events/queue-backend.js';
import { createPostgresBackend } from './queue-postgres-backend.js';
import { JOB_OPTIONS, QueueSet, WORKER_OPTIONS } from './queue-set.js';

/**
 * How long an idle worker waits for a notification, in seconds; the listener announces those that it may have missed.
 * With the 5 s of BullMQ the workers of an idle instance send 30 queries a second.
 */
const POLL_S = 60;

const createQueueClasses = (listener: NotificationListener) => withBackend(createPostgresBackend(listener));

/** Opens BullMQ in the schema `bullmq` of the database, and migrates that schema. */
export async function openPostgresQueues(connections: Connections, namespace: string): Promise<QueueBackend> {
  await migrateQueues(connections.databaseUrl);
  const pool = connections.open('queue', {
    // Losing queue writes in a crash is safe: the outbox commits synchronously and redelivers, and the inbox drops
    // duplicates.
    options: `-c search_path=${DEFAULT_SCHEMA} -c synchronous_commit=off`,
  });
  return new PostgresQueues(pool, createQueueClasses(connections.listener), new QueueSet(namespace));
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

/**
 * Swallows errors of idle clients, which the pool replaces; without a listener the process would exit. Also removes the
 * listeners of BullMQ, each of which would report every error again.
 */
function ignoreIdleClientErrors(pool: pg.Pool): void {
  pool.removeAllListeners('error');
  pool.on('error', () => undefined);
}

class PostgresQueues extends QueueBackend {
  readonly kind = 'postgres';

  constructor(
    private readonly pool: pg.Pool,
    private readonly classes: ReturnType<typeof createQueueClasses>,
    private readonly set: QueueSet,
  ) {
    super();
  }

  queue(name: string): Queue {
    const options = { connection: this.pool, defaultJobOptions: JOB_OPTIONS };
    return this.set.queue(name, (fullName) => {
      const queue = new this.classes.Queue(fullName, options) as unknown as Queue;
      ignoreIdleClientErrors(this.pool);
      return queue;
    });
  }

  worker(name: string, processor: Processor, { concurrency }: { concurrency: number }): Worker {
    const options = { connection: this.pool, concurrency, ...WORKER_OPTIONS, drainDelay: POLL_S };
    const worker = new this.classes.Worker(this.set.fullName(name), processor, options) as unknown as Worker;
    ignoreIdleClientErrors(this.pool);
    return this.set.add(worker);
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(): Promise<void> {
    await this.set.close();
    await this.pool.end();
  }
}
