import { Migration } from '@mikro-orm/migrations';

/** Counts know the organization of their job, so that an index has their order within each organization. */
export class Migration20261123T2300_postings_order_counts_by_organization extends Migration {
  override up(): void {
    this.addSql('alter table job_applicants add column job_organization text');
    this.addSql(
      'update job_applicants set job_organization = job.organization from job where job.id = job_applicants.job_id',
    );
    this.addSql('create index job_applicants_of_organization on job_applicants (job_organization, submitted, job_id)');
    this.addSql(`
      create or replace function count_applicants_of_new_jobs() returns trigger language plpgsql as $$
      begin
        insert into job_applicants (job_id, job_organization, submitted, released, released_to_reviewers)
        select id, organization, 0, 0, 0 from created;
        return null;
      end $$`);
    this.addSql(`
      create function move_applicants_of_job() returns trigger language plpgsql as $$
      begin
        update job_applicants set job_organization = new.organization where job_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger job_organization_moves_counts after update of organization on job
        for each row when (old.organization is distinct from new.organization)
        execute function move_applicants_of_job()`);
  }
}
