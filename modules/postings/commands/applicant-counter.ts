import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { KeptCounts } from '#platform/database/kept-counts.js';
import { Applicants } from '../contract/applicants.js';

/** The rows of the jobs in an array, or of all for null. */
const theseJobs = (column: string) => `(?::uuid[] is null or ${column} = any(?::uuid[]))`;

const CORRECT = `
  with counted as (
    select * from jsonb_to_recordset(?::jsonb)
             as row ("jobId" uuid, submitted int, released int, "releasedToReviewers" int, undecided int))
  insert into job_applicants as kept (job_id, job_organization, submitted, released, released_to_reviewers, undecided)
  select job.id, job.organization, coalesce(c.submitted, 0), coalesce(c.released, 0), coalesce(c."releasedToReviewers", 0),
         coalesce(c.undecided, 0)
    from job left join counted c on c."jobId" = job.id
   where ${theseJobs('job.id')}
  on conflict (job_id) do update
     set job_organization = excluded.job_organization, submitted = excluded.submitted,
         released = excluded.released, released_to_reviewers = excluded.released_to_reviewers,
         undecided = excluded.undecided
   where (kept.job_organization, kept.submitted, kept.released, kept.released_to_reviewers, kept.undecided)
      is distinct from
         (excluded.job_organization, excluded.submitted, excluded.released, excluded.released_to_reviewers,
          excluded.undecided)
  returning 1`;

const CORRECT_READ = `
  with counted as (
    select * from jsonb_to_recordset(?::jsonb)
             as row ("jobId" uuid, "readerId" uuid, released int, "releasedToReviewers" int)
     union all
    select job_id, reader_id, 0, 0 from job_reader where ${theseJobs('job_id')})
  insert into job_reader as kept (job_id, reader_id, released, released_to_reviewers)
  select "jobId", "readerId", sum(released), sum("releasedToReviewers") from counted group by 1, 2
  on conflict (job_id, reader_id) do update
     set released = excluded.released, released_to_reviewers = excluded.released_to_reviewers
   where (kept.released, kept.released_to_reviewers)
      is distinct from (excluded.released, excluded.released_to_reviewers)
  returning 1`;

/** Makes changes of applications wait before they lock their job's counts, so that none is missed. Reads go on. */
const LOCK_ALL = 'lock table job_applicants in exclusive mode';

/** Counts the applicants of jobs, and what everybody has read of them. */
@Injectable()
export class ApplicantCounter {
  constructor(
    private readonly database: Database,
    private readonly applicants: Applicants,
    counts: KeptCounts,
  ) {
    counts.register('applicants of jobs', (em) => this.recount(em));
    counts.register('applications that were read', (em) => this.recountRead(em));
  }

  /**
   * As `PostingsApi.countApplicants`. The lock comes before the counting, so that of two transactions the second counts
   * what the first has changed.
   */
  ofJobs(jobIds: readonly string[]): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.flush();
      const lock = 'select 1 from job_applicants where job_id = any(?::uuid[]) order by job_id for update';
      await em.execute(lock, [toArrayLiteral(jobIds)]);
      await this.correct(em, jobIds);
      await this.correctRead(em, jobIds);
    });
  }

  private async recount(em: EntityManager): Promise<number> {
    await em.execute(LOCK_ALL);
    return this.correct(em, null);
  }

  private async recountRead(em: EntityManager): Promise<number> {
    await em.execute(LOCK_ALL);
    return this.correctRead(em, null);
  }

  private async correct(em: EntityManager, jobIds: readonly string[] | null): Promise<number> {
    const counted = JSON.stringify(await this.applicants.count(jobIds));
    const jobs = jobIds && toArrayLiteral(jobIds);
    return (await em.execute(CORRECT, [counted, jobs, jobs])).length;
  }

  private async correctRead(em: EntityManager, jobIds: readonly string[] | null): Promise<number> {
    const counted = JSON.stringify(await this.applicants.countRead(jobIds));
    const jobs = jobIds && toArrayLiteral(jobIds);
    return (await em.execute(CORRECT_READ, [counted, jobs, jobs])).length;
  }
}
