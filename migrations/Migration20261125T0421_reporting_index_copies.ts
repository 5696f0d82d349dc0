import { Migration } from '@mikro-orm/migrations';

/** The history of a posting tells which postings were copied from it. */
export class Migration20261125T0421_reporting_index_copies extends Migration {
  override up(): void {
    this.addSql(`
      create index fact_of_copied_job on fact ((payload ->> 'copiedFrom'), seq)
       where payload ->> 'copiedFrom' is not null`);
  }
}
