import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T1000_identity_create_email_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table email_change (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        account_id uuid not null references account on delete cascade,
        from_email text not null,
        to_email text not null,
        ended_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create unique index email_change_open on email_change (account_id) where ended_at is null');
    this.addSql('alter table link_token drop constraint link_token_purpose_check');
    this.addSql(`
      alter table link_token add constraint link_token_purpose_check
        check (purpose in ('confirmation', 'password', 'emailChange'))
    `);
  }
}
