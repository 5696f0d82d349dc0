import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T1021_notifications_reply_to extends Migration {
  override up(): void {
    this.addSql('alter table mailbox_message add column reply_to text');
  }
}
