import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { JobsByIds } from '../contract/questions.js';
import { jobFacts } from './job-facts.js';

@QueryHandler(JobsByIds)
export class JobsByIdsHandler implements IQueryHandler<JobsByIds> {
  constructor(private readonly database: Database) {}

  execute({ jobIds }: JobsByIds): Promise<JobsByIds['answer']> {
    return this.database.read((em) => jobFacts(em, 'id = any(array[?]::uuid[])', [[...jobIds]]));
  }
}
