import { MIN_REFERENCES } from '#modules/profiles/contract/api/profile';
import type { CompletionFlags, ProfileData } from '#modules/profiles/contract/api/responses';
import type { NavSection } from '#web/ui/layout/section-nav';

type CompletionState = Omit<CompletionFlags, 'isProfileCompleted'> & Pick<ProfileData, 'referencesDetails'>;
type SectionKey = 'contact' | 'preferences' | 'education' | 'career' | 'references' | 'documents';

/** The profile's sections in page order, with their status. */
export function sectionStatuses(profile: CompletionState): Record<SectionKey, NavSection> {
  const status = (id: string, title: string, isComplete: boolean, wants: string): NavSection => ({
    id,
    title,
    isComplete,
    text: isComplete ? 'Complete' : wants,
  });
  const references = `${profile.referencesDetails.length} of ${MIN_REFERENCES} references saved`;
  return {
    contact: status('contact-details', 'Contact Details', profile.isContactDetailsCompleted, 'Something missing'),
    preferences: status('preferences', 'Preferences', profile.isPreferencesCompleted, 'Not saved yet'),
    education: status('education', 'Education', profile.isEducationCompleted, 'No entry yet'),
    career: status('career', 'Career History & Employment Questions', profile.isCareerCompleted, 'No entry yet'),
    references: status('references', 'References', profile.isReferencesCompleted, references),
    documents: status(
      'supporting-documents',
      'Supporting Documents',
      profile.isSupportingDocumentsCompleted,
      'No resume yet',
    ),
  };
}
