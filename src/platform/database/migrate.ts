import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MigrationObject, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_LOCKS } from './advisory-locks.js';
import { Connections } from './connections.js';
import { databaseOptions } from './options.js';

/** Other statements queue behind a migration that waits for its table, so it waits no longer than a request would. */
const LOCK_TIMEOUT_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** A migration that only adds: the version before it reads and writes on what it leaves. */
const EXPAND = /^Migration\d+T\d+_[a-z]+_expand_/;

/**
 * Runs the pending migrations, each in a transaction of its own, and returns their names. Those that ran stay where a
 * later one fails. Throws DomainError where a newer version has changed more of the schema than it added to, or where a
 * table is locked.
 */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    // The holder migrates, the others wait and then find nothing to do.
    await lock.query('select pg_advisory_lock($1)', [PLATFORM_LOCKS.migration]);
    const options = databaseOptions(new Connections(databaseUrl, { commands: 2, queue: 0, search: 0, reports: 0 }));
    const migrationsList = await loadMigrations(folder);
    const orm = await MikroORM.init({
      ...options,
      // A migration of a large table may take long.
      driverOptions: {
        ...options.driverOptions,
        statement_timeout: 0,
        query_timeout: 0,
        lock_timeout: LOCK_TIMEOUT_MS,
      },
      migrations: { migrationsList, snapshot: false, silent: true, allOrNothing: false },
    });
    try {
      await assertNoNewerSchema(orm, migrationsList);
      return (await orm.migrator.up()).map(({ name }) => name);
    } catch (error) {
      throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? schemaInUseError() : error;
    } finally {
      await orm.close();
    }
  } finally {
    await lock.end();
  }
}

async function assertNoNewerSchema(orm: MikroORM, known: readonly MigrationObject[]): Promise<void> {
  const executed = await orm.migrator.getExecuted();
  const newer = executed.find(({ name }) => !EXPAND.test(name) && !known.some((migration) => migration.name === name));
  if (!newer) return;
  throw new DomainError(
    'conflict',
    'newer_schema',
    `A newer version has changed the schema of this database (${newer.name}), and this one does not know how: ` +
      'start the newer version, or restore a backup of the database from before it.',
  );
}

const schemaInUseError = () =>
  new DomainError(
    'unavailable',
    'schema_in_use',
    'The schema could not be brought up to date, since a table stayed in use, as by a backup: start again once ' +
      'that is done, and it goes on where it stopped.',
  );

async function loadMigrations(folder: string): Promise<MigrationObject[]> {
  const files = (await readdir(folder)).filter((file) => /^Migration.*(?<!\.d)\.(ts|js)$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.\w+$/, '');
      return { name, class: (await import(pathToFileURL(join(folder, file)).href))[name] };
    }),
  );
}
