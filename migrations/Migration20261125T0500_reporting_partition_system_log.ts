import { Migration } from '@mikro-orm/migrations';

export class Migration20261125T0500_reporting_partition_system_log extends Migration {
  override up(): void {
    this.addSql('alter table system_log rename to system_log_unpartitioned');
    this.addSql(`
      create table system_log (
        fact_id uuid not null,
        at timestamptz not null,
        level text not null,
        message text not null,
        fact_name text not null,
        job_id uuid,
        account_ids uuid[] not null,
        subscriber text
      ) partition by range (at)`);
    // A month is one in Pennsylvania, as a day is. Attaching, unlike creating, does not wait for readers.
    this.addSql(`
      create function create_system_log_month(at timestamptz) returns void language plpgsql as $$
      declare
        first_day date := date_trunc('month', at at time zone 'America/New_York');
        name text := 'system_log_' || to_char(first_day, 'YYYY_MM');
      begin
        if to_regclass(name) is not null then return; end if;
        perform pg_advisory_xact_lock(hashtext('create_system_log_month'));
        if to_regclass(name) is not null then return; end if;
        execute format('create table %I (like system_log including all)', name);
        execute format('alter table system_log attach partition %I for values from (%L) to (%L)', name,
          first_day::timestamp at time zone 'America/New_York',
          (first_day + interval '1 month')::timestamp at time zone 'America/New_York');
      end $$`);
    this.addSql(`
      select create_system_log_month(month at time zone 'America/New_York') from (
        select distinct date_trunc('month', at at time zone 'America/New_York') as month from system_log_unpartitioned
      ) months`);
    this.addSql(`
      insert into system_log
      select fact_id, at, level, message, coalesce(name, ''),
             case when payload ->> 'jobId' ~ '^[0-9a-f-]{36}$' then (payload ->> 'jobId')::uuid end,
             array_remove(array[
               case when payload ->> 'userId' ~ '^[0-9a-f-]{36}$' then (payload ->> 'userId')::uuid end, actor_id], null),
             payload ->> 'subscriber'
        from system_log_unpartitioned left join fact on id = fact_id`);
    this.addSql('drop table system_log_unpartitioned');
    this.addSql('alter table system_log add primary key (fact_id, at)');
    for (const columns of ['', 'level, ', 'fact_name, ', 'fact_name, level, ', 'job_id, ', 'subscriber, ']) {
      const [first = ''] = columns.split(',');
      const name = columns === '' ? 'newest' : `by_${columns.slice(0, -2).replace(', ', '_and_')}`;
      const isOptional = ['job_id', 'subscriber'].includes(first);
      this.addSql(
        `create index system_log_${name} on system_log (${columns}at desc, fact_id desc) ${isOptional ? `where ${first} is not null` : ''}`,
      );
    }
    this.addSql('create index system_log_message on system_log using gin (message gin_trgm_ops)');
    this.addSql('create index system_log_accounts on system_log using gin (account_ids)');
    for (const [event, rows, sign] of [
      ['insert', 'new', 1],
      ['update', 'old', -1],
      ['update', 'new', 1],
      ['delete', 'old', -1],
    ] as const)
      this.addSql(`
        create trigger system_log_${event}_counts_${rows} after ${event} on system_log
          referencing ${rows} table as changed for each statement execute function count_log_entries('${sign}')`);
  }
}
