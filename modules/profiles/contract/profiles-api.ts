import type { Geography } from '#modules/shared/geography.js';
import type { DocumentType, ScanState } from './api/documents.js';
import type { CompletionFlags, ContactResponse, HistoryResponse, ReferenceResponse } from './api/responses.js';

export { DOCUMENT_TYPES } from './api/documents.js';
export { EXPERIENCE_TYPES } from './api/experience-types.js';
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

/** Profiles as other modules ask for them. */
export abstract class ProfilesApi {
  /**
   * The current profile. A lock is held until the surrounding transaction ends, so that no document of a snapshot is
   * removed meanwhile. A user without a profile gets an empty one.
   */
  abstract profileForApplying(userId: string, options?: { lock: 'share' }): Promise<ApplicantProfile>;

  /** Jobs that a user looks for: ids of positions, and codes of regions. Empty before the first save. */
  abstract jobPreferencesOf(userId: string): Promise<{ positions: string[]; regions: Geography[] }>;
}
