import type { OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { ConnectionBudget } from './connection-budget.js';
import { endUnresponsiveClients } from './connection-recovery.js';
import { KEEP_ALIVE_MS, NotificationListener } from './notification-listener.js';

/** Limit for getting a connection from the pool, in milliseconds; beyond it a request fails with 503. */
export const CONNECTION_TIMEOUT_MS = 5_000;

/** Limit for one statement of a request, a subscriber or a search, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** A connection without a response for longer is lost, in milliseconds: the server cancels the statement earlier. */
export const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;

/** Limit for waiting for a lock, in milliseconds: a locked row must not use up the connections of a pool. */
export const LOCK_TIMEOUT_MS = 4_000;

/**
 * The server ends a session that says nothing inside a transaction for longer, in milliseconds, so that an instance
 * that froze there holds no locks.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 20_000;

/** Within these the server notices that the host of a session is gone: 10 s of silence and three unanswered probes. */
const SERVER_KEEPALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';

export type PoolName = keyof ConnectionBudget;

/** Current use of one pool. `waiting` counts the calls that wait for a connection. */
export interface PoolUsage {
  pool: PoolName;
  limit: number;
  inUse: number;
  waiting: number;
}

/** All PostgreSQL connections of a process: pools within their budget, and one that listens. */
export class Connections implements OnApplicationShutdown {
  readonly listener: NotificationListener;
  /** Timeouts of every pool, which detect lost connections. */
  readonly limits: pg.PoolConfig;
  private readonly pools = new Map<PoolName, pg.Pool>();

  constructor(
    readonly databaseUrl: string,
    readonly budget: ConnectionBudget,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
  ) {
    this.limits = {
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      options: SERVER_KEEPALIVE,
    };
    this.listener = new NotificationListener(databaseUrl);
  }

  /** Opens a pool of its budgeted size. */
  open(name: PoolName, options: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.databaseUrl,
      max: this.budget[name],
      ...this.limits,
      application_name: `career-gateway ${name}`,
      ...options,
    });
    // The running query also fails with the lost connection; without listeners the error event would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.watch(name, pool);
    return pool;
  }

  /** Watches a pool that a library opened. */
  watch(name: PoolName, pool: pg.Pool): void {
    endUnresponsiveClients(pool);
    this.pools.set(name, pool);
  }

  usage(): PoolUsage[] {
    return [...this.pools].map(([pool, { totalCount, idleCount, waitingCount }]) => {
      return { pool, limit: this.budget[pool], inUse: totalCount - idleCount, waiting: waitingCount };
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }
}
