import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { JobIdsOfCreators } from '../contract/queries.js';

@QueryHandler(JobIdsOfCreators)
export class JobIdsOfCreatorsHandler implements IQueryHandler<JobIdsOfCreators> {
  constructor(private readonly database: Database) {}

  async execute({ creatorIds }: JobIdsOfCreators): Promise<string[]> {
    const sql = 'select id from job where creator_id = any(?::uuid[])';
    const rows = await this.database.lookup<{ id: string }>(sql, [creatorIds]);
    return rows.map(({ id }) => id);
  }
}
