import { Migration } from '@mikro-orm/migrations';

/** Reports that users saved to run them again. The owner is no reference: identity has these erased with the account. */
export class Migration20261125T0740_reporting_create_definition extends Migration {
  override up(): void {
    this.addSql(`
      create table report_definition (
        id uuid primary key,
        owner_id uuid not null,
        name text not null,
        report jsonb not null,
        is_shared boolean not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql('create unique index report_definition_name on report_definition (owner_id, lower(name))');
    this.addSql('create index report_definition_shared on report_definition (lower(name)) where is_shared');
  }
}
