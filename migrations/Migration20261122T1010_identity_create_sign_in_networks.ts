import { Migration } from '@mikro-orm/migrations';

export class Migration20261122T1010_identity_create_sign_in_networks extends Migration {
  override up(): void {
    this.addSql(`
      create table sign_in_network (
        account_id uuid not null references account on delete cascade,
        network text not null,
        last_sign_in_at timestamptz not null,
        primary key (account_id, network)
      )
    `);
    this.addSql('create index sign_in_network_age on sign_in_network (last_sign_in_at)');
  }
}
