import { Migration } from '@mikro-orm/migrations';

/** The reason of a declined request for posting rights, for the mail to its user. */
export class Migration20261124T1310_identity_add_decline_reason extends Migration {
  override up(): void {
    this.addSql("alter table posting_access_request add column decline_reason text not null default ''");
  }
}
