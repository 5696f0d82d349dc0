import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0500_profiles_create_profiles extends Migration {
  override up(): void {
    this.addSql(`
      create table profile (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        user_id uuid not null unique,
        contact jsonb,
        reference_list jsonb not null default '[]'
      )`);
    // A removed document keeps its row until its file is deleted: see reactions/discard-removed-documents.ts.
    this.addSql(`
      create table profile_document (
        id uuid primary key,
        user_id uuid not null,
        file_key text not null,
        file_name text not null,
        content_type text not null,
        size integer not null,
        document_type text not null,
        additional_type text,
        effective_date text,
        created_at timestamptz not null,
        removed_at timestamptz
      )`);
    this.addSql(
      'create unique index profile_document_name on profile_document (user_id, lower(file_name)) where removed_at is null',
    );
    this.addSql('create index profile_document_key on profile_document (file_key)');
  }
}
