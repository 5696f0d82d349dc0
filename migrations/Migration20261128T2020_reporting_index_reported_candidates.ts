import { Migration } from '@mikro-orm/migrations';

/** A download of what is kept about a person names the reports that told about them. */
export class Migration20261128T2020_reporting_index_reported_candidates extends Migration {
  override up(): void {
    this.addSql(
      `create index fact_of_users on fact using gin ((payload -> 'userIds') jsonb_path_ops)
        where payload -> 'userIds' is not null`,
    );
  }

  override down(): void {
    this.addSql('drop index fact_of_users');
  }
}
