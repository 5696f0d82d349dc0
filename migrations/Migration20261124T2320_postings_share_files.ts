import { Migration } from '@mikro-orm/migrations';

/** Copies of a posting share its files, so that a key is no longer unique. */
export class Migration20261124T2320_postings_share_files extends Migration {
  override up(): void {
    this.addSql('alter table job_file drop constraint job_file_key_key');
    this.addSql('create index job_file_key on job_file (key)');
  }
}
