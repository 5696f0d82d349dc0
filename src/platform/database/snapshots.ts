import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { Connections, STATEMENT_TIMEOUT_MS } from './connections.js';
import { snapshotClient } from './snapshot-client.js';

/** The server ends the statement of a client that went away within this time, in milliseconds. */
const CONNECTION_CHECK_MS = 250;

/**
 * Long reads that see one moment, such as reports. They have connections of their own, so that the largest one leaves
 * requests theirs.
 */
@Injectable()
export class Snapshots implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(connections: Connections) {
    this.pool = connections.open('reports', {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // A report waits for its reader, and locks nothing.
      idle_in_transaction_session_timeout: 0,
      application_name: 'career-gateway reports',
    });
  }

  /**
   * Runs `work`, in which `Database.rows` and `Database.lookup` read one snapshot, in all modules. Nothing can be
   * written. `signal` ends the running statement in the database too, and the call fails.
   */
  async read<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const client = await this.pool.connect();
    let isReleased = false;
    const release = (destroy: boolean) => {
      if (!isReleased) client.release(destroy);
      isReleased = true;
    };
    const abort = () => release(true);
    signal.addEventListener('abort', abort, { once: true });
    try {
      signal.throwIfAborted();
      // Windows does not have the setting.
      await client.query(`set client_connection_check_interval = ${CONNECTION_CHECK_MS}`).catch(() => undefined);
      await client.query('begin isolation level repeatable read read only');
      const result = await snapshotClient.run(client, work);
      await client.query('commit');
      release(false);
      return result;
    } catch (error) {
      release(true);
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
