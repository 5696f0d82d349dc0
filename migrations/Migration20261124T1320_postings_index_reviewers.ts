import { Migration } from '@mikro-orm/migrations';

/** Postings are found by a reviewer, who is taken off them. */
export class Migration20261124T1320_postings_index_reviewers extends Migration {
  override up(): void {
    this.addSql('create index job_reviewers on job using gin (reviewers)');
  }
}
