import { handleWhen, IterableBackoff, retry } from 'cockatiel';
import type pg from 'pg';

const RELEASE_GRACE_MS = 2_000;
/** Delays before a retry: the pool may return the dead connection once more until it notices. */
const READ_RETRY_DELAYS_MS = [25, 100];

/**
 * Releases connections that died while in use. The query builder never releases one whose BEGIN, COMMIT or ROLLBACK
 * fails. Each crash of PostgreSQL would leak pool connections and block shutdown. Clients released in time are not
 * affected.
 */
export function releaseDeadClients(pool: pg.Pool): void {
  const clientsInUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => clientsInUse.add(client));
  pool.on('release', (_error, client) => clientsInUse.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (clientsInUse.has(client)) client.release(true);
      }, RELEASE_GRACE_MS).unref();
    });
  });
}

/** The driver's message for an expired `query_timeout`; the error has no code. */
const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/**
 * Ends a connection that did not respond within the `query_timeout` of the pool. The driver only fails the call: it
 * would reuse the unresponsive connection, and a ROLLBACK would wait behind the query.
 */
export function endUnresponsiveClients(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const endingQuery = (...args: unknown[]) => {
      const result = query(...args);
      Promise.resolve(result).catch((error: Error) => {
        if (error.message === QUERY_TIMEOUT_MESSAGE) void client.end();
      });
      return result;
    };
    client.query = endingQuery as typeof client.query;
  });
}

/** SQLSTATEs, socket codes and messages of a lost connection; a failed connect is not among them. */
const LOST_CODE = /^(57P0[12]|0800[36]|ECONNRESET|EPIPE)$/;
const LOST_MESSAGE = /Connection terminated|Connection ended|not queryable/i;

/** Whether a read may be retried at once on another connection. */
function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return LOST_CODE.test(String(code)) || LOST_MESSAGE.test(message);
}

const reads = retry(handleWhen(isConnectionLost), {
  maxAttempts: READ_RETRY_DELAYS_MS.length,
  backoff: new IterableBackoff(READ_RETRY_DELAYS_MS),
});

/** Retries a read: after a crash of the database the pool may return dead connections first. */
export function retryRead<T>(read: () => Promise<T>): Promise<T> {
  return reads.execute(read);
}
