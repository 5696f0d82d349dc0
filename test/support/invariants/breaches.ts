import type { TestApp } from '../app.js';
import { lastFinding } from '../eventually.js';
import type { Caller } from '../http.js';
import { findSearchBreaches } from './search.js';

type Rows = Pick<TestApp, 'rows'>;

const SEARCH_TIMEOUT_MS = 15_000;

/** Queries for rows that violate an invariant of docs/requirements, by its number. */
const QUERIES: Record<string, string> = {
  'I2 one application of a person for a job': `
    select job_id, user_id from application where type <> 'withdrawn' group by 1, 2 having count(*) > 1`,
  'I3 submitted while the job took applications': `
    select a.id from application a join job j on j.id = a.job_id
     where not a.submitted_at between j.start_date and j.end_date
        or exists (select from fact f where f.aggregate_id = j.id and f.name in ('JobClosed', 'JobFilled')
                    and f.occurred_at < a.submitted_at)`,
  'I4 events are numbered 1 to n': `
    select aggregate_id from fact group by 1 having min(number) <> 1 or max(number) <> count(*)`,
  'I4 events are as many as their aggregate counted': `
    select id from (select id, fact_count from job union all select id, fact_count from application
                    union all select id, fact_count from account) aggregate
     where fact_count <> (select count(*) from fact where aggregate_id = aggregate.id)`,
  'I4 a submission and its fact tell one time': `
    select coalesce(a.id, f.aggregate_id) as id
      from (select * from application where submitted_at is not null) a
      full join (select * from fact where name = 'ApplicationSubmitted') f on f.aggregate_id = a.id
     where abs(extract(epoch from (f.payload ->> 'submittedAt')::timestamptz - a.submitted_at)) < 0.001 is not true`,
  'a mail for each submission': `
    select f.id from fact f where f.name = 'ApplicationSubmitted'
       and (select count(*) from mail m where m.fact_id = f.id) <> 1`,
  'a log entry for each fact': `select id from fact where id not in (select fact_id from system_log)`,
  'one log entry for each fact': `select fact_id from system_log group by 1 having count(*) > 1`,
  'A3 nothing of a person without an account': `
    select * from (
      select 'profile' as of, user_id as person from profile
      union all select 'profile_document', user_id from profile_document
      union all select 'application', user_id from application where type <> 'submitted'
      union all select 'job_autosave', account_id from job_autosave
      union all select 'job_form_input', account_id from job_form_input
      union all select 'report_definition', owner_id from report_definition) own
     where not exists (select from account where id = person)`,
  'no dead letters': `select subscriber, error from dead_letter order by failed_at`,
  'T43 everybody who applied has an outcome once the position is filled': `
    select a.id from application a join job j on j.id = a.job_id
     where a.type = 'submitted' and j.status = 'filled' and a.stage is distinct from 'hired'
       and a.stage is distinct from 'notSelected'`,
  'T43 a stage is that of the last move that stands': `
    select a.id from application a left join lateral (
      select to_stage from application_move where application_id = a.id and undone_at is null
       order by moved_at desc, id desc limit 1) last on true
     where a.type = 'submitted' and a.stage is distinct from coalesce(last.to_stage, 'new')`,
  'T43 one mail for each outcome that was told': `
    select f.id from fact f where f.name = 'OutcomeSettled'
       and (select count(*) from mail m where m.fact_id = f.id) <> 1`,
  'I10 copies of all that was submitted': `
    select a.id from application a where a.type = 'submitted' and (
      a.applicant is null or jsonb_array_length(a.reference_list) < 3
      or not exists (select from application_file f where f.application_id = a.id and f.document_type = 'RESU')
      or not exists (select from application_file f where f.application_id = a.id and f.document_id is null
                       and f.removed_at is null))`,
};

/** Violations by invariant; invariants that hold are omitted. */
export type Breaches = Record<string, unknown[]>;

export async function findRowBreaches(app: Rows): Promise<Breaches> {
  const found: Breaches = {};
  for (const [name, sql] of Object.entries(QUERIES)) {
    const rows = await app.rows(sql);
    if (rows.length) found[name] = rows;
  }
  return found;
}

/** Violations that stay. Outcomes settle by the clock, so an event may be a moment older than its effects. */
export const findLastingRowBreaches = (app: Rows) => lastFinding(() => findRowBreaches(app), isNothing);

/** All violations once the system is idle, where each of `apis` searches. */
export async function findBreaches(app: Rows, apis: Record<string, Pick<Caller, 'get'>>): Promise<Breaches> {
  const found = await findLastingRowBreaches(app);
  const counts = await findCountBreaches(app);
  if (counts.length) found['I7 counts are those of the rows'] = counts;
  for (const [name, api] of Object.entries(apis)) {
    const within = SEARCH_TIMEOUT_MS;
    const inSearch = await lastFinding(() => findSearchBreaches(api, app), isNothing, { within });
    for (const [check, details] of Object.entries(inSearch))
      found[`${check} search of ${name} is the open postings`] = details;
  }
  return found;
}

const isNothing = (found: object) => Object.keys(found).length === 0;

/**
 * I7: compares the kept counts of jobs with their applications, the organizations beside them with the jobs, and the
 * kept counts of readers with what they read.
 */
export async function findCountBreaches(app: Rows): Promise<unknown[]> {
  return [...(await app.rows(WRONG_APPLICANTS)), ...(await app.rows(WRONG_READERS))];
}

const WRONG_APPLICANTS = `
  select * from job_applicants as kept join job on job.id = kept.job_id full join (
    select job_id, count(*) as submitted, count(released_at) as released,
           count(released_to_reviewers_at) as released_to_reviewers,
           count(*) filter (where stage in ('new', 'underReview', 'interview', 'offer')) as undecided
      from application where type = 'submitted' group by job_id) as counted using (job_id)
   where job_organization is distinct from job.organization
      or (coalesce(kept.submitted, 0), coalesce(kept.released, 0), coalesce(kept.released_to_reviewers, 0), coalesce(kept.undecided, 0))
      is distinct from (coalesce(counted.submitted, 0), coalesce(counted.released, 0),
                        coalesce(counted.released_to_reviewers, 0), coalesce(counted.undecided, 0))`;

const WRONG_READERS = `
  select * from job_reader as kept full join (
    select job_id, reader_id, count(released_at) as released, count(released_to_reviewers_at) as released_to_reviewers
      from application_reader join application on application.id = application_id
     where type = 'submitted' group by 1, 2) as counted using (job_id, reader_id)
   where (coalesce(kept.released, 0), coalesce(kept.released_to_reviewers, 0))
      is distinct from (coalesce(counted.released, 0), coalesce(counted.released_to_reviewers, 0))`;
