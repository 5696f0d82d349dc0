import { Migration } from '@mikro-orm/migrations';

/** Postings to approve are listed by how long they wait, which changes while they wait do not shorten. */
export class Migration20261126T1620_postings_add_approval_request extends Migration {
  override up(): void {
    this.addSql('alter table job add approval_requested_at timestamptz');
    this.addSql(`
      update job set approval_requested_at = coalesce(
        (select max(occurred_at) from fact where aggregate_id = job.id and name = 'JobSubmittedForApproval'), updated_at)
       where status = 'pendingApproval'`);
    this.addSql('drop index job_by_status_and_change');
    this.addSql(`
      create index job_by_approval_request on job (approval_requested_at, id)
       where status = 'pendingApproval' and deleted_at is null`);
  }
}
