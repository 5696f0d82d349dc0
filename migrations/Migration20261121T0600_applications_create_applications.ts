import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0600_applications_create_applications extends Migration {
  override up(): void {
    this.addSql(`
      create table application (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        job_id uuid not null references job (id),
        user_id uuid not null,
        type text not null check (type in ('draft', 'submitted', 'withdrawn')),
        current_salary text,
        expected_salary text,
        expected_benefits text not null default '',
        essay text not null default '',
        is_been_terminated boolean not null default false,
        termination_reason text not null default '',
        is_contract_terminated boolean not null default false,
        contract_termination_reason text not null default '',
        is_performance_assessment boolean not null default false,
        attached_files jsonb not null default '[]',
        applicant jsonb,
        reference_list jsonb,
        submitted_at timestamptz,
        released_to_reviewers_at timestamptz,
        released_at timestamptz,
        withdrawn_at timestamptz,
        check ((type = 'draft') = (submitted_at is null))
      )`);
    // One application per user and job, not counting withdrawn ones (near W10.32).
    this.addSql(
      "create unique index application_one_per_job_and_person on application (job_id, user_id) where type in ('draft', 'submitted')",
    );
    this.addSql("create index application_of_job on application (job_id, submitted_at) where type = 'submitted'");
    this.addSql('create index application_of_user on application (user_id)');
    // A removed file keeps its row, even beyond its draft, until the file is deleted: see discard-removed-files.ts.
    this.addSql(`
      create table application_file (
        id uuid primary key,
        application_id uuid not null,
        document_id uuid,
        file_key text not null,
        file_name text not null,
        content_type text not null,
        size integer not null,
        document_type text,
        additional_type text,
        effective_date text,
        created_at timestamptz not null,
        removed_at timestamptz
      )`);
    this.addSql('create index application_file_of_application on application_file (application_id)');
    this.addSql('create index application_file_key on application_file (file_key)');
    this.addSql(`
      create unique index application_file_once on application_file (application_id, document_id) nulls not distinct
       where removed_at is null`);
    // Submitted content is immutable for every writer (I8).
    this.addSql(`
      create function keep_submitted_application() returns trigger language plpgsql as $$
      begin
        if (to_jsonb(old) - array['version', 'fact_count', 'updated_at', 'type', 'released_to_reviewers_at', 'released_at', 'withdrawn_at'])
          is distinct from
           (to_jsonb(new) - array['version', 'fact_count', 'updated_at', 'type', 'released_to_reviewers_at', 'released_at', 'withdrawn_at'])
        then raise exception 'a submitted application does not change (%)', old.id;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger application_stands before update on application
        for each row when (old.type <> 'draft') execute function keep_submitted_application()`);
  }
}
