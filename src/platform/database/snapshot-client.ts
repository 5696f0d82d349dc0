import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The connection of the surrounding `Snapshots.read`. */
export const snapshotClient = new AsyncLocalStorage<pg.PoolClient>();
