import type pg from 'pg';

const GRACE_MS = 2_000;

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
