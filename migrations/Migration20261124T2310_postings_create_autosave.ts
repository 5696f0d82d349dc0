import { Migration } from '@mikro-orm/migrations';

/** Unsaved input of the posting form per user; a new posting has no job yet. */
export class Migration20261124T2310_postings_create_autosave extends Migration {
  override up(): void {
    this.addSql(`
      create table job_autosave (
        account_id uuid not null,
        job_id uuid references job on delete cascade,
        job_version integer check ((job_id is null) = (job_version is null)),
        "values" jsonb not null check (octet_length("values"::text) < 400000),
        has_files boolean not null,
        saved_at timestamptz not null,
        unique nulls not distinct (account_id, job_id)
      )`);
    this.addSql('create index job_autosave_of_job on job_autosave (job_id)');
    this.addSql('create index job_autosave_by_age on job_autosave (saved_at)');
  }
}
