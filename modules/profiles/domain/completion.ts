import type { Career, Education } from '../contract/api/history.js';
import { type ContactDetails, MIN_REFERENCES, type Reference } from '../contract/api/profile.js';
import type { CompletionFlags } from '../contract/api/responses.js';
import type { ProfileDocument } from '../contract/profiles-api.js';
import type { StoredPreferences } from './preferences.js';

/** The sections of a profile that completion depends on, beside its documents. */
export interface ProfileContents {
  contact: ContactDetails | null;
  preferences: StoredPreferences | null;
  education: Education[];
  hasNoEducation: boolean;
  career: Career[];
  hasNoCareer: boolean;
  references: Reference[];
}

type Sized = Pick<unknown[], 'length'>;

/** The parts of these sections that completion depends on. */
export type SectionSizes = Pick<ProfileContents, 'hasNoEducation' | 'hasNoCareer'> & {
  contact: object | null;
  preferences: object | null;
  education: Sized;
  career: Sized;
  references: Sized;
};

/** By a row, or by the tick that there is none yet (T38). */
export const isEducationCompleted = (profile: Pick<SectionSizes, 'education' | 'hasNoEducation'>) =>
  profile.education.length > 0 || profile.hasNoEducation;

/** Like isEducationCompleted. */
export const isCareerCompleted = (profile: Pick<SectionSizes, 'career' | 'hasNoCareer'>) =>
  profile.career.length > 0 || profile.hasNoCareer;

/** The completed sections; a profile is complete if all six are (W2.12, T38, near W2.12). */
export function computeCompletion(
  profile: SectionSizes,
  documents: readonly Pick<ProfileDocument, 'documentType' | 'scan'>[],
): CompletionFlags {
  const flags = {
    isContactDetailsCompleted: profile.contact !== null,
    isPreferencesCompleted: profile.preferences !== null,
    isEducationCompleted: isEducationCompleted(profile),
    isCareerCompleted: isCareerCompleted(profile),
    isReferencesCompleted: profile.references.length >= MIN_REFERENCES,
    isSupportingDocumentsCompleted: documents.some(
      ({ documentType, scan }) => documentType === 'RESU' && scan !== 'refused',
    ),
  };
  return { ...flags, isProfileCompleted: Object.values(flags).every(Boolean) };
}
