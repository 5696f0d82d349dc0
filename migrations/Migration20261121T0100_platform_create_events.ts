import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0100_platform_create_events extends Migration {
  override up(): void {
    this.addSql(`
      create table fact (
        seq bigint generated always as identity primary key,
        id uuid not null unique,
        aggregate_id uuid not null,
        number integer not null,
        name text not null,
        version integer not null,
        payload jsonb not null,
        actor_id uuid,
        occurred_at timestamptz not null default clock_timestamp(),
        published_at timestamptz,
        unique (aggregate_id, number)
      )`);
    this.addSql('create index fact_unpublished on fact (seq) where published_at is null');
    this.addSql('create index fact_by_name on fact (name, seq)');
    this.addSql(`
      create table inbox (
        subscriber text not null,
        fact_id uuid not null,
        handled_at timestamptz not null default clock_timestamp(),
        repeats integer not null default 0,
        primary key (subscriber, fact_id)
      )`);
    this.addSql(`
      create table dead_letter (
        id uuid primary key,
        subscriber text not null,
        fact_id uuid not null,
        error text not null,
        attempts integer not null,
        failed_at timestamptz not null default clock_timestamp(),
        unique (subscriber, fact_id)
      )`);
    this.addSql(`
      create function wake_dispatcher() returns trigger language plpgsql as $$
      begin
        notify outbox;
        return null;
      end $$`);
    this.addSql(
      'create trigger fact_wakes_dispatcher after insert on fact for each statement execute function wake_dispatcher()',
    );
  }
}
