import { Migration } from '@mikro-orm/migrations';

/** Credentials and certifications beside positions; names and codes are unique among those that can be chosen. */
export class Migration20261123T1600_directory_create_credentials extends Migration {
  override up(): void {
    const aggregate = `id uuid primary key, version integer not null default 1, fact_count integer not null default 0,
      created_at timestamptz not null, updated_at timestamptz not null`;
    this.addSql(`
      create table credential (
        ${aggregate},
        name text not null,
        code text not null,
        removed_at timestamptz
      )`);
    this.addSql(`
      create table certification (
        ${aggregate},
        name text not null,
        type text not null check (type in ('Administrative', 'Professional')),
        code text not null,
        removed_at timestamptz
      )`);
    for (const [table, typeColumn] of [
      ['position', 'type, '],
      ['credential', ''],
      ['certification', 'type, '],
    ]) {
      this.addSql(
        `create unique index ${table}_by_name on ${table} (${typeColumn}lower(name)) where removed_at is null`,
      );
      this.addSql(`create unique index ${table}_by_code on ${table} (lower(code)) where removed_at is null`);
      this.addSql(`create index ${table}_order_by_name on ${table} (lower(name), id) where removed_at is null`);
      this.addSql(`create index ${table}_order_by_code on ${table} (lower(code), id) where removed_at is null`);
      if (typeColumn)
        this.addSql(`create index ${table}_order_by_type on ${table} (type, lower(name), id) where removed_at is null`);
      for (const column of ['name', 'code'])
        this.addSql(`create index ${table}_${column}_contains on ${table} using gin (${column} gin_trgm_ops)`);
    }
    for (const [name, column] of [
      ['name', 'lower(account_name)'],
      ['number', 'account_number'],
      ['type', 'lower(account_type)'],
    ])
      this.addSql(`create index organization_order_by_${name} on organization (${column}, id)`);
    for (const column of ['account_name', 'account_number', 'account_type'])
      this.addSql(`create index organization_${column}_contains on organization using gin (${column} gin_trgm_ops)`);
    this.addSql(
      'create index profile_document_by_additional_type on profile_document (additional_type) where removed_at is null',
    );
  }
}
