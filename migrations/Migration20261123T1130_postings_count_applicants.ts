import { Migration } from '@mikro-orm/migrations';

export class Migration20261123T1130_postings_count_applicants extends Migration {
  override up(): void {
    this.addSql(`
      create table job_applicants (
        job_id uuid primary key references job on delete cascade,
        submitted integer not null,
        released integer not null,
        released_to_reviewers integer not null
      )`);
    // Sorted, so that two transactions that change applications of the same jobs do not lock each other out.
    this.addSql(`
      create function count_applicants() returns trigger language plpgsql as $$
      declare sign integer := tg_argv[0];
      begin
        insert into job_applicants as total (job_id, submitted, released, released_to_reviewers)
        select job_id, sign * count(*), sign * count(released_at), sign * count(released_to_reviewers_at)
          from changed where type = 'submitted' group by job_id order by job_id
        on conflict (job_id) do update set
          submitted = total.submitted + excluded.submitted,
          released = total.released + excluded.released,
          released_to_reviewers = total.released_to_reviewers + excluded.released_to_reviewers;
        return null;
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
    this.addSql(`
      insert into job_applicants (job_id, submitted, released, released_to_reviewers)
      select job_id, count(*), count(released_at), count(released_to_reviewers_at)
        from application where type = 'submitted' group by job_id`);
  }
}
