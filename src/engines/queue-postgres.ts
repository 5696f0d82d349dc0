import { DEFAULT_SCHEMA, type Processor, type Queue, runMigrations, type Worker, withBackend } from 'bullmq';
import pg from 'pg';
import { QueueBackend } from '../platform/events/queue-backend.js';
import { postgresBackend } from './queue-postgres-backend.js';
import { JOB_OPTIONS, QueueSet, WORKER_OPTIONS } from './queue-set.js';

const CONNECTIONS = 8;
const WAIT_FOR_CONNECTION_MS = 5_000;

const bullmq = withBackend(postgresBackend);

/** Opens BullMQ in the schema `bullmq` of the database and brings that schema up to date. */
export async function openPostgresQueues(databaseUrl: string, namespace: string): Promise<QueueBackend> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // What a crash takes from the queue comes again: the outbox marks a fact published in a commit that waits, and the
    // inbox knows what was handled.
    options: `-c search_path=${DEFAULT_SCHEMA} -c synchronous_commit=off`,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    keepAlive: true,
    application_name: 'career-gateway queues',
  });
  hearErrors(pool);
  // Whoever uses a connection is told by the failing call; the pool itself listens only while it lies idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect();
    await runMigrations(client).finally(() => client.release());
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresQueues(pool, new QueueSet(namespace));
}

/**
 * An idle connection that drops is replaced; unheard, its event would end the process. Every queue and worker that
 * BullMQ opens would listen too and tell the same once more each: they hear of their own connections by themselves.
 */
function hearErrors(pool: pg.Pool): void {
  pool.removeAllListeners('error');
  pool.on('error', () => undefined);
}

class PostgresQueues extends QueueBackend {
  readonly kind = 'postgres';

  constructor(
    private readonly pool: pg.Pool,
    private readonly set: QueueSet,
  ) {
    super();
  }

  queue(name: string): Queue {
    const options = { connection: this.pool, defaultJobOptions: JOB_OPTIONS };
    return this.set.queue(name, (fullName) => {
      const queue = new bullmq.Queue(fullName, options) as unknown as Queue;
      hearErrors(this.pool);
      return queue;
    });
  }

  worker(name: string, processor: Processor, { concurrency }: { concurrency: number }): Worker {
    // Each worker keeps one connection of the pool to listen on; without a place of its own it would starve the rest.
    this.pool.options.max = (this.pool.options.max ?? CONNECTIONS) + 1;
    const options = { connection: this.pool, concurrency, ...WORKER_OPTIONS };
    const worker = new bullmq.Worker(this.set.fullName(name), processor, options) as unknown as Worker;
    hearErrors(this.pool);
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
