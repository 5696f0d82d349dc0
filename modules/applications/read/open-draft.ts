import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { JobsByIds } from '#modules/postings/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { type OpenDraft, OpenDraftById } from '../contract/queries.js';
import { isAccepting } from '../domain/submission-rules.js';

@QueryHandler(OpenDraftById)
export class OpenDraftByIdHandler implements IQueryHandler<OpenDraftById> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ applicationId }: OpenDraftById): Promise<OpenDraft | null> {
    const sql = 'select job_id as "jobId" from application where id = ? and type = \'draft\'';
    const [draft] = await this.database.lookup<{ jobId: string }>(sql, [applicationId]);
    if (!draft) return null;
    const [job] = await this.queries.execute(new JobsByIds([draft.jobId]));
    if (!job || job.isDeleted || job.isExternalPost || !isAccepting(job, this.clock.now())) return null;
    const { id, title, organization, endDate } = job;
    return { jobId: id, title, organization: organization.accountName, deadline: endDate };
  }
}
