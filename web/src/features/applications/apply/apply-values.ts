import { AttachedFiles, DraftData } from '../../../../../modules/applications/contract/api';
import type { ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-answers';

/** What the inputs hold; amounts as text, empty for none. */
export type ApplyValues = Required<Omit<DraftData, 'currentSalary' | 'expectedSalary'>> & {
  currentSalary: string;
  expectedSalary: string;
  /** Ids of the chosen documents of the profile. */
  attachedFiles: string[];
};

/** The schema of the server for a draft: limits hold, nothing is required (near W10.4). */
export const ApplyForm = DraftData.extend({ attachedFiles: AttachedFiles });

type Documents = ProfileData['supportingDocumentsDetails'];

/** The saved draft, or a new application: with the resume, where there is only one to choose. */
export function applyValues(draft: ApplicationAnswer | null, documents: Documents): ApplyValues {
  const resumes = documents.filter(({ documentType }) => documentType === 'RESU').map(({ id }) => id);
  return {
    currentSalary: draft?.currentSalary ?? '',
    expectedSalary: draft?.expectedSalary ?? '',
    expectedBenefits: draft?.expectedBenefits ?? '',
    essay: draft?.essay ?? '',
    isBeenTerminated: draft?.isBeenTerminated ?? 0,
    terminationReason: draft?.terminationReason ?? '',
    isContractTerminated: draft?.isContractTerminated ?? 0,
    contractTerminationReason: draft?.contractTerminationReason ?? '',
    isPerformanceAssessment: draft?.isPerformanceAssessment ?? false,
    isDisclaimerAccepted: false,
    attachedFiles: draft?.attachedFiles ?? (resumes.length === 1 ? resumes : []),
  };
}

/** Whether something is unsaved; the disclaimer is never kept with a draft. */
export const differ = (one: ApplyValues, other: ApplyValues) =>
  JSON.stringify({ ...one, isDisclaimerAccepted: false }) !== JSON.stringify({ ...other, isDisclaimerAccepted: false });
