import { Migration } from '@mikro-orm/migrations';

export class Migration20261123T1131_reporting_count_log_entries extends Migration {
  override up(): void {
    this.addSql(`
      create table system_log_count (
        day date not null,
        level text not null,
        entries integer not null,
        primary key (day, level)
      )`);
    this.addSql(`
      create function count_log_entries() returns trigger language plpgsql as $$
      declare sign integer := tg_argv[0];
      begin
        insert into system_log_count as total (day, level, entries)
        select (at at time zone 'America/New_York')::date as day, level, sign * count(*)
          from changed group by 1, 2 order by 1, 2
        on conflict (day, level) do update set entries = total.entries + excluded.entries;
        return null;
      end $$`);
    for (const [event, rows, sign] of [
      ['insert', 'new', 1],
      ['update', 'old', -1],
      ['update', 'new', 1],
      ['delete', 'old', -1],
    ] as const)
      this.addSql(`
        create trigger system_log_${event}_counts_${rows} after ${event} on system_log
          referencing ${rows} table as changed for each statement execute function count_log_entries('${sign}')`);
    this.addSql(`
      insert into system_log_count (day, level, entries)
      select (at at time zone 'America/New_York')::date, level, count(*) from system_log group by 1, 2`);
  }
}
