import { REFERENCES_NEEDED } from '../../../../modules/profiles/contract/api';
import type { ProfileData } from '../../../../modules/profiles/contract/api-answers';
import type { IndexedSection } from '../../ui/section-index';

type Facts = Pick<
  ProfileData,
  'isContactDetailsCompleted' | 'isReferencesCompleted' | 'isSupportingDocumentsCompleted' | 'referencesDetails'
>;

const state = (id: string, title: string, isComplete: boolean, missing: string): IndexedSection => ({
  id,
  title,
  isComplete,
  text: isComplete ? 'Complete' : missing,
});

/** The sections with what each still wants; the ids are the anchors other pages link to (near W2.12). */
export const sectionStates = (profile: Facts) => ({
  contact: state('contact-details', 'Contact Details', profile.isContactDetailsCompleted, 'Not saved yet'),
  references: state(
    'references',
    'References',
    profile.isReferencesCompleted,
    `${profile.referencesDetails.length} of ${REFERENCES_NEEDED} references`,
  ),
  documents: state(
    'supporting-documents',
    'Supporting Documents',
    profile.isSupportingDocumentsCompleted,
    'Resume missing',
  ),
});
