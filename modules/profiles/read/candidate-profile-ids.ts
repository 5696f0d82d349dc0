import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { IdSet, SelectedIds } from '#modules/identity/contract/queries.js';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { Database } from '#platform/database/database.js';
import { selectIdSet, selectIds } from '#platform/database/id-lists.js';
import { type Condition, where } from '#platform/database/list-plans.js';
import { type CandidateProfileFilter, CandidateProfileIdSet, CandidateProfileIds } from '../contract/queries.js';

@QueryHandler(CandidateProfileIdSet)
export class CandidateProfileIdSetHandler implements IQueryHandler<CandidateProfileIdSet> {
  constructor(private readonly database: Database) {}

  execute({ filter }: CandidateProfileIdSet): Promise<IdSet> {
    const from = { sql: 'profile', parameters: [] };
    return selectIdSet(this.database, { id: 'user_id', from, conditions: conditionsOf(filter) });
  }
}

@QueryHandler(CandidateProfileIds)
export class CandidateProfileIdsHandler implements IQueryHandler<CandidateProfileIds> {
  constructor(private readonly database: Database) {}

  /** `offset 0` reduces profiles to their keys before they are joined and sorted, which saves a quarter of the time. */
  execute({ filter, selection: { among, order, bounds } }: CandidateProfileIds): Promise<SelectedIds> {
    const profiles = where(filter ? conditionsOf(filter) : []);
    const from = {
      sql: `unnest(?::uuid[]) as person(id) ${filter ? '' : 'left'} join
        (select user_id, nullif(lower(contact ->> '${order.column}'), '') as key from profile ${profiles.sql} offset 0)
          as profile on user_id = person.id`,
      parameters: [among, ...profiles.parameters],
    };
    const source = { id: 'person.id', from, conditions: [] };
    const { direction } = order;
    return selectIds(this.database, source, { keys: ['key', 'person.id'], direction, hasNulls: true }, bounds);
  }
}

function conditionsOf({ positions, regions, experienceType, answers }: CandidateProfileFilter): Condition[] {
  const condition = (sql: string, isSet: boolean, value: Condition['parameters'][number]) =>
    isSet ? [{ sql, parameters: [value] }] : [];
  const flags = Object.fromEntries(Object.entries(answers).map(([key, isYes]) => [key, Number(isYes)]));
  return [
    ...condition('preferred_positions && ?::text[]', positions.length > 0, positions),
    ...condition(
      "string_to_array(preferences ->> 'location', ', ') && ?::text[]",
      regions.length > 0,
      regions.map((code) => GEOGRAPHY_NAMES[code]),
    ),
    ...condition('career @> ?::jsonb', experienceType !== null, JSON.stringify([{ typeOfExperience: experienceType }])),
    ...condition('preferences @> ?::jsonb', Object.keys(flags).length > 0, JSON.stringify(flags)),
  ];
}
