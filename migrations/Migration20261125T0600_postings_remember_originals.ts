import { Migration } from '@mikro-orm/migrations';

/** The question of a bulk copy names the postings that the user copied a moment ago. */
export class Migration20261125T0600_postings_remember_originals extends Migration {
  override up(): void {
    this.addSql('alter table job add column copied_from uuid');
    this.addSql('create index job_copies on job (creator_id, created_at) where copied_from is not null');
  }
}
