import { Migration } from '@mikro-orm/migrations';

/** Finds the mails of a user, to list or to erase them. */
export class Migration20261124T1510_notifications_index_recipient extends Migration {
  override up(): void {
    this.addSql('create index mail_by_recipient on mail (recipient_id, id)');
  }
}
