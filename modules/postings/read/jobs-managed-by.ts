import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { JobsManagedBy } from '../contract/questions.js';

@QueryHandler(JobsManagedBy)
export class JobsManagedByHandler implements IQueryHandler<JobsManagedBy> {
  constructor(private readonly database: Database) {}

  async execute({ actorId, organizations }: JobsManagedBy): Promise<JobsManagedBy['answer']> {
    const rows = await this.database.read((em) =>
      em.execute<{ id: string }[]>(
        `select id from job
          where deleted_at is null and (creator_id = ? or organization = any(array[?]::text[]))`,
        [actorId, [...organizations]],
      ),
    );
    return rows.map(({ id }) => id);
  }
}
