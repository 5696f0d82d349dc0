import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { startApp, type TestApp } from '#test/support/app.js';
import { CONTACT, REFERENCES } from '#test/support/fixtures/applying.js';
import { Migration20261121T0500_profiles_create_profiles as CreateProfiles } from '../../migrations/Migration20261121T0500_profiles_create_profiles.js';
import { Migration20261123T2320_profiles_add_sections as AddSections } from '../../migrations/Migration20261123T2320_profiles_add_sections.js';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startApp();
  database = new pg.Client({ connectionString: app.home.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await app?.close();
});

async function run(migration: new (...args: never[]) => Migration): Promise<void> {
  const instance = new migration();
  await instance.up();
  for (const query of instance.getQueries()) await database.query(String(query));
}

it('profiles from before keep everything, and only complete ones are told of the new sections [T38]', async () => {
  await database.query('create schema earlier');
  await database.query('set search_path to earlier');
  await run(CreateProfiles);
  const people = { complete: ['RESU'], withoutResume: ['CRED'], withoutContact: ['RESU'] };
  for (const [n, [name, documents]] of Object.entries(people).entries()) {
    const userId = `01939e3e-0000-7000-8000-00000000000${n}`;
    await database.query(
      'insert into profile (id, created_at, updated_at, user_id, contact, reference_list) values ($1, now(), now(), $1, $2, $3)',
      [userId, name === 'withoutContact' ? null : JSON.stringify(CONTACT), JSON.stringify(REFERENCES)],
    );
    for (const type of documents)
      await database.query(
        `insert into profile_document (id, user_id, file_key, file_name, content_type, size, document_type, created_at)
         values (gen_random_uuid(), $1, 'key', 'a.pdf', 'application/pdf', 1, $2, now())`,
        [userId, type],
      );
  }
  const before = (await database.query('select id, contact, reference_list from profile order by id')).rows;
  await run(AddSections);
  const after = (await database.query('select * from profile order by id')).rows;
  expect(after).toMatchObject(before);
  expect(after.map((row) => row.has_new_sections)).toEqual([true, false, false]);
  expect(after[0]).toMatchObject({ preferences: null, education: [], career: [], section_versions: {} });
});
