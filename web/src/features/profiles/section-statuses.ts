import { MIN_REFERENCES } from '../../../../modules/profiles/contract/api';
import type { NavSection } from '../../ui/layout/section-nav';
import type { ProfileData } from './queries';

type CompletionState = Pick<
  ProfileData,
  'isContactDetailsCompleted' | 'isReferencesCompleted' | 'isSupportingDocumentsCompleted' | 'referencesDetails'
>;

/** The profile's sections with their status (U27). */
export function sectionStatuses(profile: CompletionState): Record<'contact' | 'references' | 'documents', NavSection> {
  const status = (id: string, title: string, isComplete: boolean, wants: string): NavSection => ({
    id,
    title,
    isComplete,
    text: isComplete ? 'Complete' : wants,
  });
  const { isContactDetailsCompleted, isReferencesCompleted, isSupportingDocumentsCompleted } = profile;
  const references = `${profile.referencesDetails.length} of ${MIN_REFERENCES} references saved`;
  return {
    contact: status('contact-details', 'Contact Details', isContactDetailsCompleted, 'Something missing'),
    references: status('references', 'References', isReferencesCompleted, references),
    documents: status('supporting-documents', 'Supporting Documents', isSupportingDocumentsCompleted, 'No resume yet'),
  };
}
