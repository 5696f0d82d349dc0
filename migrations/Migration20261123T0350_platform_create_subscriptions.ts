import { Migration } from '@mikro-orm/migrations';

export class Migration20261123T0350_platform_create_subscriptions extends Migration {
  override up(): void {
    this.addSql(`
      create table subscription (
        subscriber text not null,
        fact_name text not null,
        settled_until timestamptz not null default clock_timestamp(),
        swept_at timestamptz not null default clock_timestamp(),
        primary key (subscriber, fact_name)
      )`);
    this.addSql('create index fact_published on fact (published_at) where published_at is not null');
  }
}
