import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { SearchPreferencesOf } from '../contract/questions.js';

@QueryHandler(SearchPreferencesOf)
export class SearchPreferencesHandler implements IQueryHandler<SearchPreferencesOf> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: SearchPreferencesOf): Promise<SearchPreferencesOf['answer']> {
    const [row] = await this.database.read((em) =>
      em.execute<NonNullable<SearchPreferencesOf['answer']>[]>(
        'select search_zip_code as "searchZipCode", search_distance as "searchDistance" from account where id = ?',
        [userId],
      ),
    );
    return row ?? null;
  }
}
