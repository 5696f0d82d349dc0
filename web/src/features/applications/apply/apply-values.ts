import { AttachedFiles, DraftData } from '#modules/applications/contract/api/application-data';
import type { ApplicationResponse, Prefill } from '#modules/applications/contract/api/responses';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ProfileData } from '#modules/profiles/contract/api/responses';

/** The values of the inputs; amounts as text, empty for none. */
export type ApplyValues = Required<Omit<DraftData, 'currentSalary' | 'expectedSalary'>> & {
  currentSalary: string;
  expectedSalary: string;
  /** Ids of the selected profile documents. */
  attachedFiles: string[];
};

/** The server's schema for a draft: length limits apply, nothing is required. */
export const ApplyForm = DraftData.extend({ attachedFiles: AttachedFiles });

/** The unit of the salary amounts. Undefined for a position paid by the day or hour, where it is unknown. */
export const amountUnit = ({ salaryUnit }: Pick<JobDetail, 'salaryUnit'>) =>
  salaryUnit === 'year' ? salaryUnit : undefined;

type Documents = ProfileData['supportingDocumentsDetails'];

/** The saved draft or a new application. A new one takes `prefill` over, and the resume if there is only one. */
export function applyValues(
  draft: ApplicationResponse | null,
  documents: Documents,
  prefill: Prefill | null = null,
): ApplyValues {
  const resumes = documents.filter(({ documentType }) => documentType === 'RESU').map(({ id }) => id);
  return {
    currentSalary: (draft ?? prefill)?.currentSalary ?? '',
    expectedSalary: (draft ?? prefill)?.expectedSalary ?? '',
    expectedBenefits: (draft ?? prefill)?.expectedBenefits ?? '',
    essay: draft?.essay ?? '',
    isBeenTerminated: draft?.isBeenTerminated ?? null,
    terminationReason: draft?.terminationReason ?? '',
    isContractTerminated: draft?.isContractTerminated ?? null,
    contractTerminationReason: draft?.contractTerminationReason ?? '',
    isPerformanceAssessment: draft?.isPerformanceAssessment ?? false,
    isDisclaimerAccepted: false,
    attachedFiles: draft?.attachedFiles ?? (resumes.length === 1 ? resumes : []),
  };
}

/** Whether something is unsaved. The disclaimer is never saved with a draft. */
export const areDifferent = (one: ApplyValues, other: ApplyValues) =>
  JSON.stringify({ ...one, isDisclaimerAccepted: false }) !== JSON.stringify({ ...other, isDisclaimerAccepted: false });
