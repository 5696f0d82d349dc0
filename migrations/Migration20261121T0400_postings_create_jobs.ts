import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0400_postings_create_jobs extends Migration {
  override up(): void {
    this.addSql('create sequence job_listing_number as integer start 1001');
    this.addSql(`
      create table job (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        creator_id uuid not null,
        status text not null
          check (status in ('unsubmitted', 'pendingApproval', 'open', 'filled', 'rejected', 'closed')),
        rejection_reason text,
        job_listing_number integer unique,
        approved_at timestamptz,
        approved_by uuid,
        posted_at timestamptz,
        deleted_at timestamptz,
        organization text not null,
        organization_name text not null,
        iu smallint,
        is_remote boolean not null,
        contacts_first_name text not null,
        contacts_last_name text not null,
        phone_number text not null,
        phone_ext text not null,
        email text not null,
        address_line1 text not null,
        address_line2 text not null,
        city text not null,
        state text not null,
        zip_code text not null,
        county smallint,
        external_listing_number text not null,
        title text not null,
        position_id uuid not null,
        position_name text not null,
        position_type text not null,
        start_date timestamptz not null,
        end_date timestamptz not null,
        is_external_post boolean not null,
        external_url text not null,
        geography text not null,
        district_size text not null,
        is_salary_show boolean not null,
        salary_min numeric(12, 2),
        salary_max numeric(12, 2),
        description text not null,
        is_profile_required boolean not null,
        is_hot boolean not null,
        is_featured boolean not null,
        is_performance_assessment boolean not null,
        performance_assessment_url text not null,
        is_board_review boolean not null,
        board_review_days timestamptz,
        reviewers uuid[] not null,
        is_essay_required boolean not null,
        essay_question text not null,
        check (status in ('unsubmitted', 'rejected') or job_listing_number is not null),
        check ((status = 'rejected') = (rejection_reason is not null)),
        check (is_board_review = (board_review_days is not null))
      )`);
    this.addSql('create index job_by_organization on job (organization)');
    this.addSql('create index job_by_creator on job (creator_id)');
    this.addSql('create index job_by_position on job (position_id)');
    this.addSql('create index job_by_status on job (status, start_date desc)');
    this.addSql(`
      create table job_file (
        id uuid primary key,
        job_id uuid not null references job deferrable initially deferred,
        key text not null unique,
        file_name text not null,
        content_type text not null,
        size integer not null,
        created_at timestamptz not null,
        unique (job_id, file_name)
      )`);
  }
}
