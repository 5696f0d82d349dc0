import { Injectable } from '@nestjs/common';
import { Applicants, type JobApplicantCounts, type JobReadCounts } from '#modules/postings/contract/applicants.js';
import { Database } from '#platform/database/database.js';

const RELEASED_AT = 'case when asked.is_boards then released_to_reviewers_at else released_at end';

const OF_JOBS = 'and job_id = any(?::uuid[])';

const TO_RELEASE = { since: 'submitted_at', condition: `${RELEASED_AT} is null` };
const TO_READ = {
  since: RELEASED_AT,
  condition: `${RELEASED_AT} is not null and not exists (
    select from application_reader r where r.application_id = application.id and r.reader_id = ?)`,
};

const statement = ({ since, condition }: typeof TO_RELEASE) => `
  select asked.job_id as "jobId", oldest.since
    from unnest(?::uuid[], ?::boolean[]) as asked (job_id, is_boards)
    cross join lateral (
      select min(${since}) as since from application
       where job_id = asked.job_id and type = 'submitted' and ${condition}) oldest
   where oldest.since is not null`;

@Injectable()
export class StoredApplicants extends Applicants {
  constructor(private readonly database: Database) {
    super();
  }

  async hasAny(jobId: string): Promise<boolean> {
    const sql = "select 1 from application where job_id = ? and type <> 'draft' limit 1";
    return (await this.database.lookup(sql, [jobId])).length > 0;
  }

  count(jobIds: readonly string[] | null): Promise<JobApplicantCounts[]> {
    return this.database.rows(
      `select job_id as "jobId", count(*)::int as submitted, count(released_at)::int as released,
              count(released_to_reviewers_at)::int as "releasedToReviewers",
              count(*) filter (where stage not in ('hired', 'notSelected'))::int as undecided
         from application where type = 'submitted' ${jobIds ? OF_JOBS : ''} group by job_id`,
      jobIds ? [jobIds] : [],
    );
  }

  countRead(jobIds: readonly string[] | null): Promise<JobReadCounts[]> {
    return this.database.rows(
      `select job_id as "jobId", reader_id as "readerId", count(released_at)::int as released,
              count(released_to_reviewers_at)::int as "releasedToReviewers"
         from application_reader join application on application.id = application_id
        where type = 'submitted' ${jobIds ? OF_JOBS : ''} group by job_id, reader_id`,
      jobIds ? [jobIds] : [],
    );
  }

  async oldestWaiting(
    jobs: readonly { jobId: string; isBoards: boolean }[],
    readerId: string | null,
  ): Promise<ReadonlyMap<string, Date>> {
    if (!jobs.length) return new Map();
    const asked = [jobs.map(({ jobId }) => jobId), jobs.map(({ isBoards }) => String(isBoards))];
    const rows = await this.database.lookup<{ jobId: string; since: string }>(
      statement(readerId ? TO_READ : TO_RELEASE),
      readerId ? [...asked, readerId] : asked,
    );
    return new Map(rows.map(({ jobId, since }) => [jobId, new Date(since)]));
  }
}
