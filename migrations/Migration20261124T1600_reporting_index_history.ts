import { Migration } from '@mikro-orm/migrations';

/** The history of a thing is read from the facts about it, newest first. */
export class Migration20261124T1600_reporting_index_history extends Migration {
  override up(): void {
    for (const [index, key] of [
      ['fact_of_user', 'userId'],
      ['fact_of_organization', 'accountNumber'],
      ['fact_of_job', 'jobId'],
      ['fact_of_application', 'applicationId'],
    ])
      this.addSql(`create index ${index} on fact ((payload ->> '${key}'), seq) where payload ->> '${key}' is not null`);
  }
}
