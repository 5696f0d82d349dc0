import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0300_directory_create_reference_data extends Migration {
  override up(): void {
    const aggregate = `id uuid primary key, version integer not null default 1, fact_count integer not null default 0,
      created_at timestamptz not null, updated_at timestamptz not null`;
    this.addSql(`
      create table organization (
        ${aggregate},
        account_number text not null unique,
        account_name text not null,
        account_type text not null,
        active boolean not null default true,
        action text not null default 'enabled' check (action in ('enabled', 'disabled')),
        city text,
        zip text,
        county smallint check (county between 1 and 67),
        iu smallint check (iu between 1 and 29)
      )`);
    this.addSql(`
      create table position (
        ${aggregate},
        name text not null,
        type text not null check (type in ('Administrative', 'Professional', 'Support', 'Other')),
        code text not null,
        approval boolean not null,
        removed_at timestamptz
      )`);
  }
}
