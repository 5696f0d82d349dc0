import { Migration } from '@mikro-orm/migrations';

/** Accounts know their last sign-in, for Manage Users (W17.4, W17.5). */
export class Migration20261124T1300_identity_add_last_sign_in extends Migration {
  override up(): void {
    this.addSql('alter table account add column last_signed_in_at timestamptz');
    this.addSql(`
      update account set last_signed_in_at = last.at
        from (select (payload ->> 'userId')::uuid as user_id, max(occurred_at) as at
                from fact where name = 'SignedIn' group by 1) as last
       where last.user_id = account.id`);
    this.addSql("create index account_order_by_last_sign_in on account (coalesce(last_signed_in_at, '-infinity'), id)");
  }
}
