import { Migration } from '@mikro-orm/migrations';

/** Fill Position counts the withdrawn applications of a job by day. */
export class Migration20261124T1400_applications_index_withdrawn extends Migration {
  override up(): void {
    this.addSql(
      "create index application_withdrawn_of_job on application (job_id, withdrawn_at) where type = 'withdrawn'",
    );
  }
}
