import { Migration } from '@mikro-orm/migrations';

/** What a change of an aggregate changed, beside its event. */
export class Migration20261129T2300_platform_expand_event_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table event_change (
        aggregate_id uuid not null,
        version integer not null,
        path text not null,
        event_id uuid not null,
        is_kept boolean not null,
        old_value jsonb,
        new_value jsonb,
        primary key (aggregate_id, version, path)
      )`);
    this.addSql('create index event_change_by_event on event_change (event_id)');
  }

  override down(): void {
    this.addSql('drop table event_change');
  }
}
