import { Migration } from '@mikro-orm/migrations';

/** Every posting has counts, zeros too, so that a list can follow their order by an index. */
export class Migration20261123T1500_postings_count_every_job extends Migration {
  override up(): void {
    this.addSql(`
      create function count_applicants_of_new_jobs() returns trigger language plpgsql as $$
      begin
        insert into job_applicants (job_id, submitted, released, released_to_reviewers)
        select id, 0, 0, 0 from created;
        return null;
      end $$`);
    this.addSql(`
      create trigger job_insert_counts after insert on job
        referencing new table as created for each statement execute function count_applicants_of_new_jobs()`);
    this.addSql(`
      insert into job_applicants (job_id, submitted, released, released_to_reviewers)
      select id, 0, 0, 0 from job on conflict do nothing`);
    this.addSql('create index job_applicants_order on job_applicants (submitted, job_id)');
    // A list of one status by the beginning of the listing.
    this.addSql('drop index job_by_status');
    this.addSql('create index job_by_status on job (status, start_date, id) where deleted_at is null');
    // Lists of one organization.
    this.addSql('drop index job_by_organization');
    this.addSql('create index job_by_organization on job (organization, start_date, id)');
    const status =
      "array_position(array['unsubmitted', 'pendingApproval', 'open', 'filled', 'rejected', 'closed'], status)";
    this.addSql(
      `create index job_of_organization_by_status on job (organization, ${status}, id) where deleted_at is null`,
    );
    for (const [name, review] of [
      ['review', 'board_review_days desc nulls last'],
      ['review_ascending', 'board_review_days'],
    ])
      this.addSql(
        `create index job_of_organization_by_${name} on job (organization, ${review}, end_date desc, id) where deleted_at is null`,
      );
    // The foreign key of removed postings looks for applications of all types.
    this.addSql('create index application_by_job on application (job_id)');
  }
}
