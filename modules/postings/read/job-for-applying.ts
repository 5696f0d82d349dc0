import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { JobForApplying } from '../contract/questions.js';
import { jobFacts } from './job-facts.js';

@QueryHandler(JobForApplying)
export class JobForApplyingHandler implements IQueryHandler<JobForApplying> {
  constructor(private readonly database: Database) {}

  /** The shared lock makes `jobForChange` wait for the submission, and the other way round. */
  async execute({ jobId }: JobForApplying): Promise<JobForApplying['answer']> {
    const [job] = await this.database.transaction((em) =>
      jobFacts(em, 'id = ? and deleted_at is null for share', [jobId]),
    );
    return job ?? null;
  }
}
