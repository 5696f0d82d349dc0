import { Migration } from '@mikro-orm/migrations';

const OPEN_STAGES = "('new', 'underReview', 'interview', 'offer')";
const OUTCOMES = "('hired', 'notSelected')";

/**
 * Stages of submitted applications, their moves, and who has opened them. Applications for positions that were filled
 * before have no stage, because nobody recorded their outcome.
 */
export class Migration20261124T0900_applications_add_stages extends Migration {
  override up(): void {
    this.addSql('alter table application add column stage text, add column stage_at timestamptz');
    this.addSql(`
      create or replace function keep_submitted_application() returns trigger language plpgsql as $$
      declare
        changing text[] := array['version', 'fact_count', 'updated_at', 'type', 'released_to_reviewers_at',
                                 'released_at', 'withdrawn_at', 'withdrawn_by', 'stage', 'stage_at'];
      begin
        if to_jsonb(old) - changing is distinct from to_jsonb(new) - changing
        then raise exception 'a submitted application does not change (%)', old.id;
        end if;
        return new;
      end $$`);
    this.addSql(`
      update application set stage = 'new', stage_at = submitted_at
       where type <> 'draft' and job_id not in (select id from job where status = 'filled')`);
    this.addSql(`
      create table application_move (
        id uuid primary key,
        batch_id uuid not null,
        application_id uuid not null references application (id) on delete cascade,
        from_stage text not null,
        from_stage_at timestamptz not null,
        to_stage text not null,
        message text not null,
        moved_at timestamptz not null,
        moved_by uuid not null,
        settles_at timestamptz not null,
        undone_at timestamptz,
        told_at timestamptz
      )`);
    this.addSql('create index application_move_of_application on application_move (application_id, moved_at)');
    this.addSql('create index application_move_of_batch on application_move (batch_id)');
    this.addSql(`
      create index application_move_untold on application_move (settles_at)
       where to_stage in ${OUTCOMES} and told_at is null and undone_at is null`);
    this.addSql(`
      create table application_reader (
        application_id uuid not null references application (id) on delete cascade,
        reader_id uuid not null,
        first_read_at timestamptz not null,
        primary key (application_id, reader_id)
      )`);
    this.countUndecided();
    this.addSql('alter table job add column closed_at timestamptz');
    this.addSql(`
      update job set closed_at = closing.at
        from (select aggregate_id, max(occurred_at) as at from fact where name = 'JobClosed' group by aggregate_id) closing
       where closing.aggregate_id = job.id and job.status = 'closed'`);
  }

  /** Keeps the number of applications without an outcome beside the other counts of each posting. */
  private countUndecided(): void {
    this.addSql('alter table job_applicants add column undecided integer not null default 0');
    this.addSql(`
      create or replace function count_applicants() returns trigger language plpgsql as $$
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
      update job_applicants set undecided = counted.undecided
        from (select job_id, count(*) filter (where stage in ${OPEN_STAGES}) as undecided
                from application where type = 'submitted' group by job_id) counted
       where counted.job_id = job_applicants.job_id`);
    this.addSql('create index job_applicants_undecided on job_applicants (job_id) where undecided > 0');
  }
}
