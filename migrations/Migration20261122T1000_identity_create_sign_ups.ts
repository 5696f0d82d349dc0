import { Migration } from '@mikro-orm/migrations';

export class Migration20261122T1000_identity_create_sign_ups extends Migration {
  override up(): void {
    this.addSql(`
      create table sign_up (
        id uuid primary key,
        account_id uuid not null references account on delete cascade,
        first_name text not null,
        last_name text not null,
        password_hash text not null,
        created_at timestamptz not null default clock_timestamp()
      )
    `);
    this.addSql('create index sign_up_account on sign_up (account_id)');
    this.addSql('alter table link_token add column sign_up_id uuid references sign_up on delete cascade');
    this.addSql('create index link_token_sign_up on link_token (sign_up_id)');
  }
}
