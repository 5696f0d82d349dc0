import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { RecordedChanges } from '#platform/events/recorded-changes.js';
import type { Actor } from '#platform/http/access.js';
import { Clock, databaseNow } from '#platform/time/clock.js';
import { ApplicantCounter } from './commands/applicant-counter.js';
import { JobLoader, toSavedResponse } from './commands/job-loading.js';
import type { JobSavedResponse } from './contract/api/responses.js';
import { Applicants } from './contract/applicants.js';
import type { EndedJob, EndingJob, JobSummary, PostingsApi, PublicJobSummary } from './contract/postings-api.js';
import { Job } from './domain/job.js';
import { endedJob, endedJobs } from './read/ended-jobs.js';
import { jobSummaries } from './read/job-summaries.js';
import { assertPublic } from './read/job-visibility.js';
import { SalaryHistory } from './read/salary-history.js';

/** Follows every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const ENDING_JOBS = `
  select id, end_date as "endDate" from job
   where status = 'open' and deleted_at is null and not is_external_post
     and end_date <= ? and (end_date, id) > (?, ?::uuid)
   order by end_date, id limit ?`;

/** Answers the other modules. */
@Injectable()
export class PostingsService implements PostingsApi {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly changes: RecordedChanges,
    private readonly salaryHistory: SalaryHistory,
    private readonly clock: Clock,
    private readonly applicants: Applicants,
    private readonly counter: ApplicantCounter,
  ) {}

  /** The shared lock makes `JobLoader` wait for the submission, and vice versa. */
  async jobForApplying(jobId: string, _options: { lock: 'share' }): Promise<JobSummary | null> {
    const [job] = await this.database.transaction(() =>
      jobSummaries(this.database, this.salaryHistory, 'id = ? and deleted_at is null for share', [jobId]),
    );
    return job ?? null;
  }

  async jobsByIds(jobIds: readonly string[]): Promise<JobSummary[]> {
    if (!jobIds.length) return [];
    return jobSummaries(this.database, this.salaryHistory, 'id = any(?::uuid[])', [jobIds]);
  }

  jobsOfOrganizations(organizations: readonly string[]): Promise<JobSummary[]> {
    const these = 'organization = any(?::text[]) and deleted_at is null order by id desc';
    return jobSummaries(this.database, this.salaryHistory, these, [organizations]);
  }

  async jobIdsOfCreators(creatorIds: readonly string[]): Promise<string[]> {
    const sql = 'select id from job where creator_id = any(?::uuid[])';
    const rows = await this.database.lookup<{ id: string }>(sql, [creatorIds]);
    return rows.map(({ id }) => id);
  }

  async jobIdByListingNumber(jobListingNumber: number): Promise<string | null> {
    const sql = 'select id from job where job_listing_number = ?';
    const [job] = await this.database.lookup<{ id: string }>(sql, [jobListingNumber]);
    return job?.id ?? null;
  }

  async openJobsEnding(from: Date, until: Date, limit: number, after: EndingJob | null): Promise<EndingJob[]> {
    const { id, endDate } = after ?? { id: LAST_ID, endDate: from };
    const rows = await this.database.rows<{ id: string; endDate: string }>(ENDING_JOBS, [until, endDate, id, limit]);
    return rows.map((job) => ({ id: job.id, endDate: new Date(job.endDate) }));
  }

  endedJobsAwaitingOutcomes(until: Date, limit: number, after: string | null): Promise<EndedJob[]> {
    return endedJobs(this.database, until, limit, after);
  }

  endedJobAwaitingOutcomes(jobId: string, until: Date): Promise<EndedJob | null> {
    return endedJob(this.database, jobId, until);
  }

  async publicJob(id: string): Promise<PublicJobSummary> {
    const job = await this.database.read((em) => em.findOne(Job, { id }));
    assertPublic(job, this.clock.now());
    const { title, zipCode, positionId, positionType } = job;
    return { id, title, zipCode, positionId, positionType };
  }

  fillJob(jobId: string, actor: Actor, version: number | undefined): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await this.jobs.forUpdate(em, jobId, actor, version);
      job.fill(jobActor, await databaseNow(em), await this.applicants.hasAny(jobId));
      return toSavedResponse(em, job);
    });
  }

  countApplicants(jobIds: readonly string[]): Promise<void> {
    return this.counter.ofJobs(jobIds);
  }

  setReviewByDate(jobId: string, reviewByDate: Date, actorId: string, version?: number): Promise<void> {
    return this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job) throw notFoundError('The job');
      const wanted = { boardReviewDays: reviewByDate };
      if (version !== undefined) await this.changes.assertSeen(em, job, version, wanted);
      job.setReviewBy(reviewByDate, actorId);
      await em.flush();
    });
  }
}
