import { Migration } from '@mikro-orm/migrations';

const OPEN_STAGES = "('new', 'underReview', 'interview', 'offer')";

const COUNTING = [
  ['application', 'application_insert_counts_new'],
  ['application', 'application_update_counts_old'],
  ['application', 'application_update_counts_new'],
  ['application', 'application_delete_counts_old'],
  ['application', 'application_update_counts_read'],
  ['application', 'application_delete_readers'],
  ['application_reader', 'application_reader_insert_counts'],
  ['application_reader', 'application_reader_delete_counts'],
] as const;

const FUNCTIONS = ['count_applicants', 'count_readers', 'count_changes_of_read', 'remove_readers'];

const ADD_READ = `
  on conflict (job_id, reader_id) do update set
    released = total.released + excluded.released,
    released_to_reviewers = total.released_to_reviewers + excluded.released_to_reviewers`;

/** A change of applications asks postings to count them, in place of triggers on the tables of another module. */
export class Migration20261129T1700_postings_contract_count_by_calls extends Migration {
  override up(): void {
    for (const [table, trigger] of COUNTING) this.addSql(`drop trigger ${trigger} on ${table}`);
    for (const name of FUNCTIONS) this.addSql(`drop function ${name}()`);
  }

  override down(): void {
    this.addSql(`
      create function count_applicants() returns trigger language plpgsql as $$
      declare sign integer := tg_argv[0];
      begin
        insert into job_applicants as total (job_id, submitted, released, released_to_reviewers, undecided)
        select job_id, sign * count(*), sign * count(released_at), sign * count(released_to_reviewers_at),
               sign * count(*) filter (where stage in ${OPEN_STAGES})
          from changed where type = 'submitted' group by job_id order by job_id
        on conflict (job_id) do update set
          submitted = total.submitted + excluded.submitted,
          released = total.released + excluded.released,
          released_to_reviewers = total.released_to_reviewers + excluded.released_to_reviewers,
          undecided = total.undecided + excluded.undecided;
        return null;
      end $$`);
    this.addSql(`
      create function count_readers() returns trigger language plpgsql as $$
      declare sign integer := tg_argv[0];
      begin
        insert into job_reader as total (job_id, reader_id, released, released_to_reviewers)
        select job_id, reader_id, sign * count(released_at), sign * count(released_to_reviewers_at)
          from (select job_id, reader_id, released_at, released_to_reviewers_at
                  from changed join application on application.id = application_id
                 where type = 'submitted' for share of application) as marked
         group by job_id, reader_id order by job_id, reader_id ${ADD_READ};
        return null;
      end $$`);
    this.addSql(`
      create function count_changes_of_read() returns trigger language plpgsql as $$
      begin
        insert into job_reader as total (job_id, reader_id, released, released_to_reviewers)
        select job_id, reader_id, sum(sign * (released_at is not null)::integer),
               sum(sign * (released_to_reviewers_at is not null)::integer)
          from (select -1 as sign, id, job_id, type, released_at, released_to_reviewers_at from before
                 union all
                select 1, id, job_id, type, released_at, released_to_reviewers_at from after) as changed
               join application_reader on application_id = changed.id
         where type = 'submitted' group by job_id, reader_id
        having sum(sign * (released_at is not null)::integer) <> 0
            or sum(sign * (released_to_reviewers_at is not null)::integer) <> 0
         order by job_id, reader_id ${ADD_READ};
        return null;
      end $$`);
    this.addSql(`
      create function remove_readers() returns trigger language plpgsql as $$
      begin
        delete from application_reader where application_id = old.id;
        return old;
      end $$`);
    for (const [event, rows, sign] of [
      ['insert', 'new', 1],
      ['update', 'old', -1],
      ['update', 'new', 1],
      ['delete', 'old', -1],
    ] as const)
      this.addSql(`
        create trigger application_${event}_counts_${rows} after ${event} on application
          referencing ${rows} table as changed for each statement execute function count_applicants('${sign}')`);
    for (const [event, rows, sign] of [
      ['insert', 'new', 1],
      ['delete', 'old', -1],
    ] as const)
      this.addSql(`
        create trigger application_reader_${event}_counts after ${event} on application_reader
          referencing ${rows} table as changed for each statement execute function count_readers('${sign}')`);
    this.addSql(`
      create trigger application_update_counts_read after update on application
        referencing old table as before new table as after
        for each statement execute function count_changes_of_read()`);
    this.addSql(`
      create trigger application_delete_readers before delete on application
        for each row execute function remove_readers()`);
  }
}
