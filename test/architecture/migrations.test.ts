import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Migration } from '@mikro-orm/migrations';
import { ROOT } from './documents.js';
import { type JudgedMigration, problemsOf } from './migration-rules.js';

/** The last one before the rules. */
const BEFORE = 'Migration20261129T0700_postings_order_numbers';

async function migrations(): Promise<JudgedMigration[]> {
  const names = globSync('migrations/*.ts', { cwd: ROOT }).map((file) => file.replace(/^migrations\/|\.ts$/g, ''));
  const judged = names.filter((name) => name > BEFORE).sort();
  return Promise.all(
    judged.map(async (name) => {
      const { [name]: Class } = await import(join(ROOT, 'migrations', `${name}.ts`));
      const migration: Migration = new Class(undefined, undefined);
      await migration.up();
      const statements = migration.getQueries().map(String);
      return { name, isTransactional: migration.isTransactional(), statements };
    }),
  );
}

const problems = (phase: string, ...statements: string[]) =>
  problemsOf({ name: `Migration20261201T0000_postings_${phase}_it`, isTransactional: true, statements });

describe('migrations', () => {
  it('add first and remove later, and lock no large table for long', async () => {
    const wrong = (await migrations()).flatMap((one) => problemsOf(one).map((problem) => `${one.name} ${problem}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    'alter table job drop column pay',
    'alter table job rename column pay to salary',
    'alter table job alter column pay set not null',
    'alter table job add column pay integer not null',
    'alter table job add pay integer not null',
    'alter table job add column pay numeric(12, 2) not null',
    'alter table job add constraint paid check (pay > 0) not valid',
    'drop table job',
  ])('are no expansion with %s', (statement) => {
    expect(problems('expand', statement)).not.toEqual([]);
    expect(problems('contract', 'alter table job validate constraint paid', statement)).toEqual([]);
  });

  it.each([
    'alter table job alter column pay type bigint',
    'alter table job add column day date generated always as (start_date) stored',
    'alter table job add column token uuid default gen_random_uuid()',
    'create index job_by_pay on job (pay)',
    'create index concurrently job_by_pay on job (pay)',
    'alter table job add constraint paid check (pay > 0)',
    'alter table job add primary key (id)',
    'lock table job',
  ])('lock a table with %s', (statement) => {
    expect(problems('contract', statement)).not.toEqual([]);
  });

  it('need a validated check before NOT NULL', () => {
    expect(problems('contract', 'alter table job alter column pay set not null')).not.toEqual([]);
  });

  it('may add what the version before does not see', () => {
    const added = [
      'create table alert (id uuid primary key, job_id uuid not null references job (id))',
      'create index alert_by_job on alert (job_id)',
      'alter table alert add constraint once unique (job_id)',
      'alter table job add column pay integer',
      "alter table job add column unit text not null default 'year'",
      "alter table job add column unit text default 'year' not null",
      'create unique index alert_once on alert (job_id)',
    ];
    expect(problems('expand', ...added)).toEqual([]);
    const name = 'Migration20261201T0000_jobsearch_expand_index_2';
    const statements = ['create index concurrently job_by_pay on job (pay)'];
    expect(problemsOf({ name, isTransactional: false, statements })).toEqual([]);
  });

  it('have a name that says so', () => {
    const name = 'Migration20261201T0000_postings_add_pay';
    expect(problemsOf({ name, isTransactional: true, statements: [] })).toHaveLength(1);
  });
});
