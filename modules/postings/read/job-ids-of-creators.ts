import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { toArrayLiteral } from '../../../src/platform/database/array-literal.js';
import { Database } from '../../../src/platform/database/database.js';
import { JobIdsOfCreators } from '../contract/queries.js';

@QueryHandler(JobIdsOfCreators)
export class JobIdsOfCreatorsHandler implements IQueryHandler<JobIdsOfCreators> {
  constructor(private readonly database: Database) {}

  async execute({ creatorIds }: JobIdsOfCreators): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.execute<{ id: string }[]>('select id from job where creator_id = any(?::uuid[])', [
        toArrayLiteral(creatorIds),
      ]),
    );
    return rows.map(({ id }) => id);
  }
}
