import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MigrationObject, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from './options.js';

/** Any number, the same in every process: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 7_215_031;

/** Brings the schema up to date; the whole batch or nothing. Answers the names of the migrations it ran. */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const options = databaseOptions(databaseUrl);
    const migrationsList = await loadMigrations(folder);
    const orm = await MikroORM.init({ ...options, migrations: { migrationsList, snapshot: false, silent: true } });
    try {
      return (await orm.migrator.up()).map(({ name }) => name);
    } finally {
      await orm.close();
    }
  } finally {
    await lock.end();
  }
}

async function loadMigrations(folder: string): Promise<MigrationObject[]> {
  const files = (await readdir(folder)).filter((file) => /^Migration.*(?<!\.d)\.(ts|js)$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.\w+$/, '');
      return { name, class: (await import(pathToFileURL(join(folder, file)).href))[name] };
    }),
  );
}
