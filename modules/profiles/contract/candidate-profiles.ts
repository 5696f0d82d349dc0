import type { IdSelection, IdSet, SelectedIds } from '#modules/identity/contract/candidates.js';
import type { Geography } from '#modules/shared/geography.js';
import type { EXPERIENCE_TYPES } from './api/experience-types.js';
import type { Experience } from './api/preferences.js';

type ExperienceType = (typeof EXPERIENCE_TYPES)[number];

/** An empty list, null or a missing answer does not filter. */
export interface CandidateProfileFilter {
  /** Any of these ids is a preferred position. */
  positions: readonly string[];
  /** Any of these is a preferred region. */
  regions: readonly Geography[];
  /** Any career record has it. */
  experienceType: ExperienceType | null;
  /** Answers of saved preferences; a profile without these has neither. */
  answers: Partial<Record<Experience, boolean>>;
}

export const CANDIDATE_PROFILE_ORDERS = ['city', 'state', 'zipCode'] as const;
export type CandidateProfileOrder = (typeof CANDIDATE_PROFILE_ORDERS)[number];

/** Empty texts for missing values; `answers` is null before preferences are saved. */
export interface CandidateProfile {
  id: string;
  /** The cell phone, else the home phone, else the business phone. */
  phone: string;
  city: string;
  state: string;
  zipCode: string;
  /** Ids of preferred positions, in their order. */
  positions: string[];
  regions: Geography[];
  experienceTypes: ExperienceType[];
  answers: Record<Experience, boolean> | null;
  isProfileCompleted: boolean;
}

/** Profiles of candidates, by their users. */
export abstract class CandidateProfiles {
  /** Ids of users whose profiles pass. */
  abstract idSet(filter: CandidateProfileFilter): Promise<IdSet>;

  /**
   * Ids of users by their profiles. Users in `among` without a profile pass if there is no filter. Empty values are last
   * in both directions.
   */
  abstract ids(
    filter: CandidateProfileFilter | null,
    selection: IdSelection<CandidateProfileOrder> & { among: IdSet },
  ): Promise<SelectedIds>;

  /** Omits users without a profile; unsorted. */
  abstract profiles(userIds: readonly string[]): Promise<CandidateProfile[]>;
}
