/** One of this many applications is of the few people who apply for everything. */
const EAGER_EVERY = 10;

/** The jobs that take applications, in an arbitrary order that is the same in every run. */
export const CREATE_JOBS = `
  create temporary table bulk_job on commit drop as
  select row_number() over (order by md5("jobListingNumber"::text)) - 1 as rank, job.*
    from jsonb_to_recordset(?::jsonb)
      as job(id uuid, "jobListingNumber" int, "startDate" timestamptz, "endDate" timestamptz, "isBoardReview" boolean,
             "isReviewOver" boolean, "asksForSalaryHistory" boolean, status text)`;

/**
 * `applicant` is the copy of the contact details in an application. `resume` is the document that is sent, if known.
 */
export const CREATE_PEOPLE = `
  create temporary table bulk_person on commit drop as
  select row_number() over (order by md5(email)) - 1 as rank, id,
         ?::jsonb || jsonb_build_object('id', id, 'firstName', "firstName", 'lastName', "lastName",
           'contactName', "firstName", 'contactSurname', "lastName", 'email', email) as applicant, resume
    from jsonb_to_recordset(?::jsonb) as person(id uuid, "firstName" text, "lastName" text, email text, resume jsonb)`;

/**
 * Applications `from` to `to` of `count`. They are skewed: number n is for the job of rank (n / count) ^ 1.5, so that
 * with 20,000 jobs and 200,000 applications the first has 380 and every second has less than 11. Numbers of one job
 * follow one another and go round the people, who apply once for each job. Every tenth goes round `eager` people only.
 * With a submitted application goes the resume of its applicant. Where that is not known, it has no contents, and with
 * each application goes a cover letter without contents. Those that left the first stage were moved once, and read by
 * one reviewer.
 */
export const INSERT_APPLICATIONS = `
  with numbered as (
    select n, floor(?::int * power((n + 0.5)::float8 / ?::int, 1.5))::int as job_rank,
           case when n % ${EAGER_EVERY} = 0 then n / ${EAGER_EVERY} % ?::int else ?::int + n % ?::int end as person_rank,
           random() as kind, random() as moment, random() as release, random() as progress
      from generate_series(?::int, ?::int) as n
  ), staged as (
    select job.id as job_id, job."isBoardReview" as is_board_review, job."isReviewOver" as is_review_over,
           job."asksForSalaryHistory" as asks_for_salary_history, person.id as user_id,
           applicant, release,
           case when kind < 0.08 then 'draft' when kind < 0.13 then 'withdrawn' else 'submitted' end as type,
           case when job.status = 'filled' then case when progress < 0.1 then 'hired' else 'notSelected' end
                when progress < 0.55 then 'new' when progress < 0.75 then 'underReview'
                when progress < 0.85 then 'interview' when progress < 0.9 then 'offer' else 'notSelected' end as stage,
           job."startDate" + moment * (least(job."endDate", now()) - job."startDate") as created_at
      from numbered join bulk_job job on job.rank = job_rank join bulk_person person on person.rank = person_rank
  ), inserted as (
    insert into application (id, created_at, updated_at, job_id, user_id, type, current_salary, expected_salary, essay,
                             is_been_terminated, is_contract_terminated, applicant, reference_list, submitted_at,
                             released_to_reviewers_at, released_at, withdrawn_at, stage, stage_at)
    select gen_random_uuid(), created_at, created_at, job_id, user_id, type,
           case when asks_for_salary_history then '58000' end, '64500', '',
           case when type <> 'draft' then false end, case when type <> 'draft' then false end,
           case when type <> 'draft' then applicant end, case when type <> 'draft' then ?::jsonb end,
           case when type <> 'draft' then created_at end,
           case when type = 'submitted' and is_board_review and release < 0.6 then created_at + 0.3 * (now() - created_at) end,
           case when type = 'submitted' and release < ?::float8 and (is_review_over or not is_board_review)
                then created_at + 0.6 * (now() - created_at) end,
           case when type = 'withdrawn' then created_at + 0.5 * (now() - created_at) end,
           case when type <> 'draft' then stage end,
           case when type <> 'draft' and stage = 'new' then created_at
                when type <> 'draft' then created_at + 0.4 * (now() - created_at) end
      from staged
    on conflict do nothing
    returning id, type, created_at, stage, stage_at, user_id
  ), moved as (
    insert into application_move (id, batch_id, application_id, from_stage, from_stage_at, to_stage, message, moved_at,
                                  moved_by, settles_at, told_at)
    select gen_random_uuid(), gen_random_uuid(), id, 'new', created_at, stage, '', stage_at, ?::uuid, stage_at,
           case when stage in ('hired', 'notSelected') then stage_at end
      from inserted where stage <> 'new'
  ), opened as (
    insert into application_reader (application_id, reader_id, first_read_at)
    select id, ?::uuid, stage_at from inserted where stage <> 'new'
  )
  insert into application_file (id, application_id, document_id, file_key, file_name, content_type, size, document_type,
                                created_at)
  select gen_random_uuid(), inserted.id,
         case when document_type is not null then coalesce((resume ->> 'id')::uuid, gen_random_uuid()) end,
         coalesce(resume ->> 'key', md5(random()::text) || left(md5(random()::text), 8)),
         coalesce(resume ->> 'fileName', file_name), 'application/pdf',
         coalesce((resume ->> 'size')::int, 20000 + floor(random() * 400000)::int), document_type, created_at
    from inserted join bulk_person on bulk_person.id = user_id
    join (values ('Cover letter.pdf', null), ('Resume.pdf', 'RESU')) as file(file_name, document_type)
      on (document_type is null and resume is null) or (document_type = 'RESU' and type <> 'draft')`;
