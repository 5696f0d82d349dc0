import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { SearchPreferencesOfUser } from '../contract/queries.js';

@QueryHandler(SearchPreferencesOfUser)
export class SearchPreferencesHandler implements IQueryHandler<SearchPreferencesOfUser> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: SearchPreferencesOfUser): Promise<QueryResult<SearchPreferencesOfUser>> {
    const [row] = await this.database.lookup<NonNullable<QueryResult<SearchPreferencesOfUser>>>(
      'select search_zip_code as "searchZipCode", search_distance as "searchDistance" from account where id = ?',
      [userId],
    );
    return row ?? null;
  }
}
