import { Migration } from '@mikro-orm/migrations';

/**
 * Reminders of outcomes owed that were recorded, so that each happens once. Postings that ended before count as reminded
 * so far: their next reminder comes with their next 14 days.
 */
export class Migration20261124T0910_applications_create_outcome_reminder extends Migration {
  override up(): void {
    this.addSql(`
      create table outcome_reminder (
        job_id uuid not null references job (id) on delete cascade,
        ended_at timestamptz not null,
        number integer not null check (number > 0),
        primary key (job_id, ended_at, number)
      )`);
    this.addSql(`
      insert into outcome_reminder (job_id, ended_at, number)
      select id, ended_at, number
        from (select id, date_trunc('milliseconds', least(closed_at, end_date)) as ended_at,
                     floor(extract(epoch from (now() at time zone 'America/New_York')
                                            - (least(closed_at, end_date) at time zone 'America/New_York'))
                           / (14 * 24 * 60 * 60))::integer as number
                from job join job_applicants on job_id = id and undecided > 0
               where status in ('open', 'closed')) ended
       where number > 0`);
  }
}
