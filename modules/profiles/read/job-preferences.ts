import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { Database } from '#platform/database/database.js';
import { PREFERENCE_REGIONS, splitChoices } from '../contract/api/preferences.js';
import { JobPreferencesOfUser } from '../contract/queries.js';

const QUERY = `
  select coalesce(preferred_positions, '{}') as positions, coalesce(preferences ->> 'location', '') as regions
    from profile where user_id = ?`;

@QueryHandler(JobPreferencesOfUser)
export class JobPreferencesOfUserHandler implements IQueryHandler<JobPreferencesOfUser> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: JobPreferencesOfUser): Promise<QueryResult<JobPreferencesOfUser>> {
    const [row] = await this.database.lookup<{ positions: string[]; regions: string }>(QUERY, [userId]);
    const names = splitChoices(row?.regions ?? '', PREFERENCE_REGIONS) ?? [];
    return {
      positions: row?.positions ?? [],
      regions: GEOGRAPHIES.filter((code) => names.includes(GEOGRAPHY_NAMES[code])),
    };
  }
}
