import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T1030_platform_create_idempotency_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_key (
        scope text not null,
        key text not null,
        attempt uuid not null,
        fingerprint text not null,
        claimed_at timestamptz not null,
        is_done boolean not null default false,
        status smallint,
        answer text,
        primary key (scope, key)
      )`);
    this.addSql('create index idempotency_key_claimed on idempotency_key (claimed_at)');
  }
}
