import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const GRACE_MS = 2_000;
/** Until the pool has noticed that the connection of a failed read is dead, it may give it once more. */
const PAUSES_MS = [25, 100];

/**
 * Gives connections back that died while somebody held them. A transaction whose BEGIN, COMMIT or ROLLBACK fails with
 * its connection is never released by the query builder: each crash of PostgreSQL would take places of the pool for
 * ever, and a shutdown would wait for them. Whoever does release in time is left alone.
 */
export function releaseLost(pool: pg.Pool): void {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true);
      }, GRACE_MS).unref();
    });
  });
}

/** SQLSTATEs, socket codes and words of a connection that was there and is gone; "cannot connect" is none of them. */
const LOST_CODE = /^(57P0[12]|0800[36]|ECONNRESET|EPIPE)$/;
const LOST_TEXT = /Connection terminated|Connection ended|not queryable/i;

/** Whether the same question may be asked again at once, on another connection. */
function isLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return LOST_CODE.test(String(code)) || LOST_TEXT.test(message);
}

/** After a crash of the database the first reads may get connections that died with it: they are read again on others. */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (!isLost(error)) throw error;
      await pause(pauseMs);
    }
  }
  return read();
}
