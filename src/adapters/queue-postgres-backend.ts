import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresConnection, PostgresQueueBackend } from 'bullmq';
import type pg from 'pg';
import type { NotificationListener } from '#platform/database/notification-listener.js';

const FAILURE_BACKOFF_MS = 500;
/** The channel on which BullMQ announces a waiting job; the payload is the name of the queue. */
const CHANNEL = 'bullmq_jobs';

type ListenClient = Awaited<ReturnType<PostgresConnection['getListenClient']>>;

/** BullMQ on our own pool with a migrated schema, and on the listening connection of the process. */
export class SharedListenerConnection extends PostgresConnection {
  private client?: ListenClient;

  constructor(
    pool: pg.Pool,
    private readonly listener: NotificationListener,
  ) {
    super(pool);
    // The pool replaces idle clients that fail; BullMQ would report each of their errors once per queue and worker.
    pool.removeAllListeners('error');
    pool.on('error', () => undefined);
  }

  /**
   * BullMQ checks the schema once per connection and caches the result, even a failure: a worker started while
   * PostgreSQL was down would fail for ever. We have migrated the schema ourselves.
   */
  override async waitUntilReady(): Promise<void> {}

  /** BullMQ would open a connection per worker; this uses the listening connection of the process. */
  override async getListenClient(): Promise<ListenClient> {
    this.client ??= this.createListenClient();
    return this.client;
  }

  private createListenClient(): ListenClient {
    const client = new EventEmitter();
    this.listener.listen(CHANNEL, (payload) => {
      if (payload !== undefined) client.emit('notification', { channel: CHANNEL, payload });
      // Makes waiting workers poll once.
      else this.emit('listenerinvalidated');
    });
    // LISTEN is the only query that BullMQ runs on it.
    return Object.assign(client, { query: async () => ({ rows: [] }) });
  }
}

export class BackoffQueueBackend extends PostgresQueueBackend {
  /** BullMQ's worker retries at once after an error; without a pause it would keep the process busy. */
  override async moveToActive(
    ...call: Parameters<PostgresQueueBackend['moveToActive']>
  ): ReturnType<PostgresQueueBackend['moveToActive']> {
    try {
      return await super.moveToActive(...call);
    } catch (error) {
      await pause(FAILURE_BACKOFF_MS);
      throw error;
    }
  }
}
