import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { JobsByIds } from '#modules/postings/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { OutcomeOfMove, type OutcomeToTell } from '../contract/queries.js';

const OUTCOME = `
  select to_stage as outcome, message, job_id as "jobId", submitted_at as "submittedAt"
    from application_move join application on application.id = application_id
   where application_move.id = ? and undone_at is null and type = 'submitted'
     and stage = to_stage and stage_at = moved_at`;

@QueryHandler(OutcomeOfMove)
export class OutcomeOfMoveHandler implements IQueryHandler<OutcomeOfMove> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ moveId }: OutcomeOfMove): Promise<OutcomeToTell | null> {
    const [row] = await this.database.lookup<Omit<OutcomeToTell, 'title' | 'organization'>>(OUTCOME, [moveId]);
    const [job] = row ? await this.queries.execute(new JobsByIds([row.jobId])) : [];
    if (!row || !job) return null;
    const { title, organization } = job;
    return { ...row, title, organization: organization.accountName, submittedAt: new Date(row.submittedAt) };
  }
}
