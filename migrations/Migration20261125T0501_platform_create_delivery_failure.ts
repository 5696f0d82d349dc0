import { Migration } from '@mikro-orm/migrations';

export class Migration20261125T0501_platform_create_delivery_failure extends Migration {
  override up(): void {
    this.addSql(`
      create table delivery_failure (
        fact_id uuid not null,
        subscriber text not null,
        attempts integer not null,
        error text not null,
        failed_at timestamptz not null,
        retry_at timestamptz,
        primary key (fact_id, subscriber)
      )`);
  }
}
