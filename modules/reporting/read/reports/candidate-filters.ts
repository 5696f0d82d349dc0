import { z } from 'zod';
import type { CandidateFilter } from '#modules/identity/contract/candidates.js';
import type { CandidateProfileFilter } from '#modules/profiles/contract/candidate-profiles.js';
import { EXPERIENCE_TYPES, type Experience } from '#modules/profiles/contract/profiles-api.js';
import { GEOGRAPHIES } from '#modules/shared/geography.js';
import { textFilter } from '../../contract/api/report-lists.js';
import { ANSWERS, type ReportParam } from '../../contract/api/reports.js';
import { areDaysInOrder, DAYS_ORDER, Day, listOf, PositionIds, parseParams } from './params.js';

/** N/A does not filter. No is the answer of saved preferences: without these there is neither answer. */
const YesNo = z.enum(ANSWERS, 'Please choose Yes, No or N/A').default('na');

/** W19.5, all optional. A candidate passes all filters that are set. */
const Filters = z
  .object({
    /** Local days between which the account was created, both included. */
    startDate: Day.optional(),
    endDate: Day.optional(),
    /** Ids: any of them is a preferred position. */
    positions: PositionIds,
    /** Codes: any of them is a preferred region. */
    locations: listOf(z.enum(GEOGRAPHIES, 'Please choose regions from the list')),
    /** Words, in any order and case. Each is a part of the first or the last name. */
    name: textFilter('Name'),
    /** A part, in any case. */
    email: textFilter('Email'),
    /** Any career record has it. */
    experienceType: z.enum(EXPERIENCE_TYPES, 'Please choose a type of experience from the list').optional(),
    superintendentExperience: YesNo,
    substituteSuperintendent: YesNo,
    doctorate: YesNo,
    centralOfficeExperience: YesNo,
    nonTraditional: YesNo,
  })
  .refine(areDaysInOrder, DAYS_ORDER);

export interface CandidateFilters {
  account: CandidateFilter;
  /** Null if no filter is about profiles. */
  profile: CandidateProfileFilter | null;
}

/** Throws a DomainError that names a wrong filter. */
export function candidateFilters(params: readonly ReportParam[]): CandidateFilters {
  const { startDate, endDate, positions, locations, name, email, experienceType, ...flags } = parseParams(
    'candidate',
    Filters,
    params,
  );
  const answers: CandidateProfileFilter['answers'] = {};
  for (const [key, answer] of Object.entries(flags)) if (answer !== 'na') answers[key as Experience] = answer === 'yes';
  const isProfileFiltered = positions.length + locations.length + Object.keys(answers).length > 0 || experienceType;
  return {
    account: { firstDay: startDate ?? null, lastDay: endDate ?? null, name: name ?? null, email: email ?? null },
    profile: isProfileFiltered
      ? { positions, regions: locations, experienceType: experienceType ?? null, answers }
      : null,
  };
}
