import { Migration } from '@mikro-orm/migrations';

export class Migration20261123T0100_notifications_index_open_mails extends Migration {
  override up(): void {
    this.addSql('create index mail_open on mail (created_at) where sent_at is null and dropped_at is null');
  }
}
