import { Migration } from '@mikro-orm/migrations';

/** Read applications of a job by the release states of job_applicants; the difference is still to be read. */
const COUNTS = 'count(released_at), count(released_to_reviewers_at)';

/** Sorted, so that two transactions that change counts of the same jobs do not lock each other out. */
const ADD = `
  on conflict (job_id, reader_id) do update set
    released = total.released + excluded.released,
    released_to_reviewers = total.released_to_reviewers + excluded.released_to_reviewers`;

/** Every reader has a number of read applications for each job. */
export class Migration20261124T0920_postings_count_read_applications extends Migration {
  override up(): void {
    this.addSql(`
      create table job_reader (
        job_id uuid not null references job on delete cascade,
        reader_id uuid not null,
        released integer not null,
        released_to_reviewers integer not null,
        primary key (job_id, reader_id)
      )`);
    this.countReaders();
    this.countChanges();
    this.addSql(`
      insert into job_reader (job_id, reader_id, released, released_to_reviewers)
      select job_id, reader_id, ${COUNTS}
        from application_reader join application on application.id = application_id
       where type = 'submitted' group by job_id, reader_id`);
  }

  /** The lock waits for a release or withdrawal that goes on, which would not see the new reader. */
  private countReaders(): void {
    this.addSql(`
      create function count_readers() returns trigger language plpgsql as $$
      declare sign integer := tg_argv[0];
      begin
        insert into job_reader as total (job_id, reader_id, released, released_to_reviewers)
        select job_id, reader_id, sign * count(released_at), sign * count(released_to_reviewers_at)
          from (select job_id, reader_id, released_at, released_to_reviewers_at
                  from changed join application on application.id = application_id
                 where type = 'submitted' for share of application) as marked
         group by job_id, reader_id order by job_id, reader_id ${ADD};
        return null;
      end $$`);
    for (const [event, rows, sign] of [
      ['insert', 'new', 1],
      ['delete', 'old', -1],
    ] as const)
      this.addSql(`
        create trigger application_reader_${event}_counts after ${event} on application_reader
          referencing ${rows} table as changed for each statement execute function count_readers('${sign}')`);
  }

  private countChanges(): void {
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
         order by job_id, reader_id ${ADD};
        return null;
      end $$`);
    this.addSql(`
      create trigger application_update_counts_read after update on application
        referencing old table as before new table as after
        for each statement execute function count_changes_of_read()`);
    // A foreign key removes the marks after their application, when its job and releases are gone.
    this.addSql(`
      create function remove_readers() returns trigger language plpgsql as $$
      begin
        delete from application_reader where application_id = old.id;
        return old;
      end $$`);
    this.addSql(`
      create trigger application_delete_readers before delete on application
        for each row execute function remove_readers()`);
  }
}
