import { Migration } from '@mikro-orm/migrations';

/** Templates of an organization. Account and organization are no references: a template outlives its author. */
export class Migration20261124T2321_postings_create_template extends Migration {
  override up(): void {
    this.addSql(`
      create table posting_template (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        organization text not null,
        name text not null,
        content jsonb not null,
        created_by uuid not null
      )`);
    this.addSql('create unique index posting_template_name on posting_template (organization, lower(name))');
    this.addSql('create index posting_template_by_creator on posting_template (created_by)');
  }
}
