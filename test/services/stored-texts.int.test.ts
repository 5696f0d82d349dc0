import { beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Privilege } from '#modules/shared/privileges.js';
import { STORED_TEXTS } from '#src/cli/stored-texts.js';
import { texts } from '#src/cli/texts.js';
import type { TestApp } from '../support/app.js';
import { createJob, createPostingsFixture, HARRISBURG } from '../support/fixtures/postings.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';

/** Columns of texts that the product writes itself, by table. */
const OF_THE_PRODUCT: Record<string, string[]> = {
  account: ['email', 'password_hash', 'search_zip_code'],
  sign_up: ['password_hash'],
  position: ['type'],
  certification: ['type'],
  organization: ['account_number', 'action', 'zip'],
  posting_template: ['organization', 'content'],
  report_definition: ['report'],
  posting_access_request: ['status'],
  profile: ['section_versions'],
};

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
const run = (verb: string) =>
  texts.run({ get: (token: never) => app.service(token) } as unknown as INestApplicationContext, [verb]);

describe('texts from before', () => {
  it('are all in the list, or written by the product', async () => {
    const columns = await app.rows<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
          and table_name in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(Object.keys(OF_THE_PRODUCT))],
    );
    const missing = columns.filter(({ table, column }) => {
      const { names = [], texts: blocks = [], documents = [] } = STORED_TEXTS.find((one) => one.table === table) ?? {};
      return ![...names, ...blocks, ...documents, ...(OF_THE_PRODUCT[table] ?? [])].includes(column);
    });
    expect(missing).toEqual([]);
  });

  it('are normalized once, whatever was done before, and a text that would be empty stays', async () => {
    const { id } = await createSignedInUser(app, { firstName: 'Robin', privileges: [Privilege.JobSeeking] });
    const { poster, teacher } = await createPostingsFixture(app);
    const job = await createJob(app, poster, { organization: HARRISBURG, position: teacher.id });
    await app.rows('update account set first_name = ?, last_name = ? where id = ? returning 1', [
      'Mun\u0303oz\u200b',
      '\u200b',
      id,
    ]);
    const contact = { name: 'O\u2019Brien', addressLine1: 'Caf\u0065\u0301 \u2019s\u0002 Lane', rows: ['\u00a0x'] };
    await app.rows(
      'insert into profile (id, created_at, updated_at, user_id, contact) values (gen_random_uuid(), now(), now(), ?, ?::jsonb) returning 1',
      [id, JSON.stringify(contact)],
    );
    await app.rows('update job set title = ?, description = ? where id = ? returning 1', [
      'St.\u00a0Mary\u2019s',
      '<p>Say \u201chi\u201d\u0002</p>',
      job.id,
    ]);
    expect(await run('normalize')).toMatch(/^account: \d+ rows normalized\.\nprofile: \d+ rows normalized\.\n/);
    const stored = async () => [
      await app.rows('select first_name, last_name, folded_name from account where id = ?', [id]),
      await app.rows('select contact from profile where user_id = ?', [id]),
      await app.rows('select title, description from job where id = ?', [job.id]),
    ];
    const normal = [
      [{ first_name: 'Mu\u00f1oz', last_name: '\u200b', folded_name: 'munoz \u200b' }],
      [{ contact: { name: "O'Brien", addressLine1: 'Caf\u00e9 \u2019s Lane', rows: ['x'] } }],
      [{ title: "St. Mary's", description: '<p>Say \u201chi\u201d</p>' }],
    ];
    expect(await stored()).toEqual(normal);
    expect(await run('normalize')).toBe('All texts are normalized.');
    const events = await app.rows<{ payload: { rows: object } }>(
      "select payload from fact where name = 'TextsNormalized' order by seq desc limit 2",
    );
    expect(events.map(({ payload }) => Object.keys(payload.rows))).toEqual([
      [],
      expect.arrayContaining(['account', 'job']),
    ]);
  });

  it('keep a name that another row has, and tell which', async () => {
    const insert =
      'insert into credential (id, created_at, updated_at, name, code) values (gen_random_uuid(), now(), now(), ?, ?) returning id';
    const [first] = await app.rows<{ id: string }>(insert, ["St. Ann's papers", 'SAP1']);
    const [second] = await app.rows<{ id: string }>(insert, ['St. Ann\u2019s papers', 'SAP2']);
    const [third] = await app.rows<{ id: string }>(insert, ['St-Ann\u2019s papers', 'SAP3']);
    expect(await run('normalize')).toContain('1 rows stay');
    const names = await app.rows('select name from credential where code like ? order by code', ['SAP%']);
    expect(names.map(({ name }) => name)).toEqual(["St. Ann's papers", 'St. Ann\u2019s papers', "St-Ann's papers"]);
    const reported = await run('collisions');
    expect(reported).toContain(`  ${first?.id}  St. Ann's papers`);
    expect(reported).toContain(`  ${second?.id}  St. Ann\u2019s papers`);
    expect(reported).not.toContain(`${third?.id}`);
  });
});
