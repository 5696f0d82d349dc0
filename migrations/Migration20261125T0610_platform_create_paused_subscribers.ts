import { Migration } from '@mikro-orm/migrations';

export class Migration20261125T0610_platform_create_paused_subscribers extends Migration {
  override up(): void {
    this.addSql(`
      create table paused_subscriber (
        subscriber text primary key,
        reason text not null check (char_length(reason) between 1 and 250),
        paused_by uuid not null,
        paused_at timestamptz not null default clock_timestamp()
      )`);
    this.addSql('create index dead_letter_oldest on dead_letter (failed_at, id)');
    this.addSql('create index dead_letter_of_subscriber on dead_letter (subscriber, failed_at, id)');
    this.addSql('create index delivery_failure_latest on delivery_failure (failed_at)');
    this.addSql('create index inbox_handled on inbox (handled_at, subscriber)');
    this.addSql('create index fact_published_by_name on fact (name, published_at) where published_at is not null');
  }
}
