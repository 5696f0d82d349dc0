import { REFERENCES_NEEDED } from '../../../../modules/profiles/contract/api';
import type { IndexedSection } from '../../ui/section-index';
import type { ProfileData } from './calls';

type Told = Pick<
  ProfileData,
  'isContactDetailsCompleted' | 'isReferencesCompleted' | 'isSupportingDocumentsCompleted' | 'referencesDetails'
>;

/** Each section of the profile with what it still wants (U27). */
export function standings(profile: Told): Record<'contact' | 'references' | 'documents', IndexedSection> {
  const standing = (id: string, title: string, isComplete: boolean, wants: string): IndexedSection => ({
    id,
    title,
    isComplete,
    text: isComplete ? 'Complete' : wants,
  });
  const { isContactDetailsCompleted, isReferencesCompleted, isSupportingDocumentsCompleted } = profile;
  const references = `${profile.referencesDetails.length} of ${REFERENCES_NEEDED} references`;
  return {
    contact: standing('contact-details', 'Contact Details', isContactDetailsCompleted, 'Something missing'),
    references: standing('references', 'References', isReferencesCompleted, references),
    documents: standing(
      'supporting-documents',
      'Supporting Documents',
      isSupportingDocumentsCompleted,
      'No resume yet',
    ),
  };
}
