import type pg from 'pg';
import { retryRead } from '../../database/connection-recovery.js';
import { type Connections, STATEMENT_TIMEOUT_MS } from '../../database/connections.js';
import { PreparedStatements } from '../../database/prepared-statements.js';
import type { Sql } from './sql.js';

/**
 * A pool for searches only, so that searches and commands do not wait for each other. Statements are prepared once per
 * connection but planned with every call, since the best plan depends on the values.
 */
export class SearchConnectionPool {
  private readonly pool: pg.Pool;
  private readonly prepared = new PreparedStatements('search');

  constructor(connections: Connections) {
    this.pool = connections.open('search', {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      options: '-c plan_cache_mode=force_custom_plan',
    });
  }

  /** Reads committed rows as arrays. */
  async rows<T extends unknown[]>({ text, params }: Sql): Promise<T[]> {
    const statement = { ...this.prepared.prepare(text), values: params, rowMode: 'array' } as const;
    const { rows } = await retryRead(() => this.pool.query<T>(statement));
    return rows;
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
