import { Migration } from '@mikro-orm/migrations';

export class Migration20261122T0100_postings_index_job_ends extends Migration {
  override up(): void {
    this.addSql("create index job_open_by_end on job (end_date) where status = 'open' and deleted_at is null");
  }
}
