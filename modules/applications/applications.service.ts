import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import type { ApplicationsApi, OpenDraft, OutcomeToTell } from './contract/applications-api.js';
import { isAccepting } from './domain/submission-rules.js';

const OUTCOME = `
  select to_stage as outcome, message, job_id as "jobId", submitted_at as "submittedAt"
    from application_move join application on application.id = application_id
   where application_move.id = ? and undone_at is null and type = 'submitted'
     and stage = to_stage and stage_at = moved_at`;

/** Answers the other modules. */
@Injectable()
export class ApplicationsService implements ApplicationsApi {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly postings: PostingsApi,
  ) {}

  applicantsOfJob(jobId: string): Promise<{ userId: string; type: 'draft' | 'submitted' }[]> {
    return this.database.lookup(
      `select user_id as "userId", type from application
        where job_id = ? and type in ('draft', 'submitted') order by id`,
      [jobId],
    );
  }

  async submission(applicationId: string): Promise<{ userId: string; jobId: string } | null> {
    const sql = `select user_id as "userId", job_id as "jobId" from application where id = ? and type <> 'draft'`;
    const [row] = await this.database.lookup<{ userId: string; jobId: string }>(sql, [applicationId]);
    return row ?? null;
  }

  async releasedApplicationsOfJob(jobId: string): Promise<string[]> {
    const sql = "select id from application where job_id = ? and type = 'submitted' and released_at is not null";
    return (await this.database.lookup<{ id: string }>(sql, [jobId])).map(({ id }) => id);
  }

  async openDraft(applicationId: string): Promise<OpenDraft | null> {
    const sql = 'select job_id as "jobId" from application where id = ? and type = \'draft\'';
    const [draft] = await this.database.lookup<{ jobId: string }>(sql, [applicationId]);
    if (!draft) return null;
    const [job] = await this.postings.jobsByIds([draft.jobId]);
    if (!job || job.isDeleted || job.isExternalPost || !isAccepting(job, this.clock.now())) return null;
    const { id, title, organization, endDate } = job;
    return { jobId: id, title, organization: organization.accountName, deadline: endDate };
  }

  async outcomeOfMove(moveId: string): Promise<OutcomeToTell | null> {
    const [row] = await this.database.lookup<Omit<OutcomeToTell, 'title' | 'organization' | 'contact'>>(OUTCOME, [
      moveId,
    ]);
    const [job] = row ? await this.postings.jobsByIds([row.jobId]) : [];
    if (!row || !job) return null;
    const { title, organization, contact } = job;
    return { ...row, title, organization: organization.accountName, contact, submittedAt: new Date(row.submittedAt) };
  }
}
