import { Query } from '@nestjs/cqrs';
import type { IdSelection, IdSet, SelectedIds } from '#modules/identity/contract/queries.js';
import type { Geography } from '#modules/shared/geography.js';
import type { DocumentType, ScanState } from './api/documents.js';
import type { EXPERIENCE_TYPES } from './api/history.js';
import type { Experience } from './api/preferences.js';
import type { CompletionFlags, ContactResponse, HistoryResponse, ReferenceResponse } from './api/responses.js';

export { DOCUMENT_TYPES } from './api/documents.js';
export { EXPERIENCE_TYPES } from './api/history.js';
export { EXPERIENCES, type Experience } from './api/preferences.js';

/** A document; `key` is its key in the file store, `size` is in bytes. */
export interface ProfileDocument {
  id: string;
  key: string;
  fileName: string;
  contentType: string;
  size: number;
  documentType: DocumentType;
  additionalType: string | null;
  effectiveDate: string | null;
  scan: ScanState;
}

/** The profile data of an application. */
export interface ApplicantProfile extends CompletionFlags {
  contact: ContactResponse;
  references: ReferenceResponse[];
  history: HistoryResponse;
  documents: ProfileDocument[];
}

/**
 * The current profile. `hold` locks it until the surrounding transaction ends, so that no document of a snapshot is
 * removed meanwhile. A user without a profile gets an empty one.
 */
export class ProfileForApplying extends Query<ApplicantProfile> {
  constructor(
    readonly userId: string,
    readonly hold = false,
  ) {
    super();
  }
}

/** Jobs that a user looks for: ids of positions, and codes of regions. Empty before the first save. */
export class JobPreferencesOfUser extends Query<{ positions: string[]; regions: Geography[] }> {
  constructor(readonly userId: string) {
    super();
  }
}

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

/** Ids of users whose profiles pass. */
export class CandidateProfileIdSet extends Query<IdSet> {
  constructor(readonly filter: CandidateProfileFilter) {
    super();
  }
}

/**
 * Ids of users by their profiles. Users in `among` without a profile pass if there is no filter. Empty values are last
 * in both directions.
 */
export class CandidateProfileIds extends Query<SelectedIds> {
  constructor(
    readonly filter: CandidateProfileFilter | null,
    readonly selection: IdSelection<CandidateProfileOrder> & { among: IdSet },
  ) {
    super();
  }
}

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

/** Omits users without a profile; unsorted. */
export class CandidateProfiles extends Query<CandidateProfile[]> {
  constructor(readonly userIds: readonly string[]) {
    super();
  }
}
