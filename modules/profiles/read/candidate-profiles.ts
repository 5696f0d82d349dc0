import { Injectable } from '@nestjs/common';
import type { IdSelection, IdSet, SelectedIds } from '#modules/identity/contract/candidates.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { Database } from '#platform/database/database.js';
import { selectIdSet, selectIds } from '#platform/database/id-lists.js';
import { type Condition, where } from '#platform/database/list-plans.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { PREFERENCE_REGIONS, splitChoices } from '../contract/api/preferences.js';
import type {
  CandidateProfile,
  CandidateProfileFilter,
  CandidateProfileOrder,
  CandidateProfiles,
} from '../contract/candidate-profiles.js';
import { EXPERIENCE_TYPES, EXPERIENCES, type Experience } from '../contract/profiles-api.js';
import { computeCompletion, type ProfileContents, type SectionSizes } from '../domain/completion.js';

interface Row extends Omit<SectionSizes, 'contact' | 'preferences'>, Pick<ProfileContents, 'contact' | 'preferences'> {
  id: string;
  experienceTypes: string[];
  positions: string[];
  resumes: string[];
}

/** Of the longest sections it reads sizes only, in half the time. */
const QUERY = `
  select user_id as id, contact, preferences, preferred_positions as positions,
         jsonb_path_query_array(career, '$[*].typeOfExperience') as "experienceTypes",
         jsonb_build_object('length', jsonb_array_length(education)) as education, has_no_education as "hasNoEducation",
         jsonb_build_object('length', jsonb_array_length(career)) as career, has_no_career as "hasNoCareer",
         jsonb_build_object('length', jsonb_array_length(reference_list)) as "references",
         array(select file_key from profile_document as document
                where document.user_id = profile.user_id and document_type = 'RESU' and removed_at is null) as resumes
    from profile where user_id = any(?::uuid[])`;

@Injectable()
export class CandidateProfilesService implements CandidateProfiles {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  idSet(filter: CandidateProfileFilter): Promise<IdSet> {
    const from = { sql: 'profile', parameters: [] };
    return selectIdSet(this.database, { id: 'user_id', from, conditions: conditionsOf(filter) });
  }

  /** `offset 0` reduces profiles to their keys before they are joined and sorted, which saves a quarter of the time. */
  ids(
    filter: CandidateProfileFilter | null,
    { among, order, bounds }: IdSelection<CandidateProfileOrder> & { among: IdSet },
  ): Promise<SelectedIds> {
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

  async profiles(userIds: readonly string[]): Promise<CandidateProfile[]> {
    const rows = await this.database.lookup<Row>(QUERY, [userIds]);
    const stateOf = await this.scans.statesOf(rows.flatMap(({ resumes }) => resumes));
    return rows.map((row) => {
      const resumes = row.resumes.map((key) => ({ documentType: 'RESU', scan: stateOf(key) }) as const);
      return { ...toProfile(row), isProfileCompleted: computeCompletion(row, resumes).isProfileCompleted };
    });
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

function toProfile({ id, contact, preferences, positions, experienceTypes }: Row) {
  const regions = splitChoices(preferences?.location ?? '', PREFERENCE_REGIONS) ?? [];
  return {
    id,
    phone: contact?.cellPhone || contact?.homePhone || contact?.businessPhone || '',
    city: contact?.city ?? '',
    state: contact?.state ?? '',
    zipCode: contact?.zipCode ?? '',
    positions,
    regions: GEOGRAPHIES.filter((code) => regions.includes(GEOGRAPHY_NAMES[code])),
    experienceTypes: EXPERIENCE_TYPES.filter((type) => experienceTypes.includes(type)),
    answers: preferences && toAnswers(preferences),
  };
}

const toAnswers = (preferences: Record<Experience, 0 | 1>) =>
  Object.fromEntries(Object.keys(EXPERIENCES).map((key) => [key, preferences[key as Experience] === 1])) as Record<
    Experience,
    boolean
  >;
