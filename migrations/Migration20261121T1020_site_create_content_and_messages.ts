import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T1020_site_create_content_and_messages extends Migration {
  override up(): void {
    this.addSql(`
      create table home_content (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        text text not null,
        published_by uuid not null,
        published_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create index home_content_newest on home_content (published_at desc, id desc)');
    this.addSql(`
      create table contact_message (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        name text not null,
        email text not null,
        organization text not null,
        phone text not null,
        reason_for_contact text not null,
        message text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create table spent_challenge (signature text primary key, expires_at timestamptz not null)');
  }
}
