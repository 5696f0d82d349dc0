import { Migration } from '@mikro-orm/migrations';

/** Users delete their own accounts, seven days after they asked for it. */
export class Migration20261124T1330_identity_add_removal_date extends Migration {
  override up(): void {
    this.addSql('alter table account add column removal_due_at timestamptz');
    this.addSql('create index account_removal_due on account (removal_due_at) where removal_due_at is not null');
  }
}
