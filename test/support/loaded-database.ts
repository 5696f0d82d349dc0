import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.js';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const REFERENCE_DATA = fileURLToPath(new URL('../../modules/directory/data', import.meta.url));

/** An arbitrary number: its holder makes the template, and the others wait for it. */
const TEMPLATE_LOCK = 7_215_032;

type Load = (databaseUrl: string) => Promise<void>;

/** Creates a database as a copy of one that is migrated and loaded once. Returns its URL. */
export async function createLoadedDatabase(name: string, load: Load): Promise<string> {
  const maintenance = process.env.TEST_DATABASE_URL;
  if (!maintenance) throw new Error('TEST_DATABASE_URL is not set: run the tests by npm test.');
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  try {
    const template = await findOrCreateTemplate(client, maintenance, load);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return urlOf(maintenance, name);
}

async function findOrCreateTemplate(client: pg.Client, maintenance: string, load: Load): Promise<string> {
  const template = `t_loaded_${await hashOfContent()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const existing = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (!existing.rowCount) {
    // It has its name once it is complete: an interrupted run may leave an unfinished one.
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const url = urlOf(maintenance, unfinished);
    await migrate(url, MIGRATIONS);
    await load(url);
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return template;
}

/** A server that several runs share may have templates of other versions. */
async function hashOfContent(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, REFERENCE_DATA])
    for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

function urlOf(maintenance: string, database: string): string {
  const url = new URL(maintenance);
  url.pathname = `/${database}`;
  return url.href;
}
