import { Migration } from '@mikro-orm/migrations';

/**
 * Postings in the orders of the dashboard: those to approve by how long they wait, rejected ones of a creator, and those
 * that ended by their end.
 */
export class Migration20261125T0620_postings_index_duties extends Migration {
  override up(): void {
    this.addSql('create index job_by_status_and_change on job (status, updated_at, id) where deleted_at is null');
    this.addSql('create index job_of_creator_by_status on job (creator_id, status) where deleted_at is null');
    this.addSql(`
      create index job_ended on job ((least(closed_at, end_date)), id)
       where status in ('open', 'closed') and deleted_at is null and not is_external_post`);
  }
}
