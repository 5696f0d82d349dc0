import { APPLICATION_MESSAGES as messages } from '../../../../../modules/applications/contract/api';
import type { JobDetail } from '../../../../../modules/postings/contract/api-answers';
import { REFERENCES_NEEDED } from '../../../../../modules/profiles/contract/api';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-answers';
import type { IndexedSection } from '../../../ui/section-index';
import { ApplyForm, type ApplyValues } from './apply-values';

export const SECTIONS = {
  applicant: 'Applicant Information',
  references: 'References',
  questions: 'Application Questions',
  documents: 'Supporting Documents',
  disclaimer: 'Disclaimer',
} as const;
export type SectionId = keyof typeof SECTIONS;

/** A rule of submitting (W10.9–W10.18). */
export interface Requirement {
  /** Name of the field at fault, or of a part of the profile. */
  path: keyof ApplyValues | 'file' | 'references' | 'profile';
  section: SectionId;
  label: string;
  isMet: boolean;
  /** Said at the field once it was left or asked for. */
  message: string;
}

export interface Facts {
  values: ApplyValues;
  job: Pick<JobDetail, 'isProfileRequired' | 'isEssayRequired' | 'isPerformanceAssessment'>;
  profile: Pick<ProfileData, 'isProfileCompleted' | 'referencesDetails' | 'supportingDocumentsDetails'>;
  hasLetter: boolean;
}

/** Every rule that concerns this job and these answers, in the order of the page. */
export function requirements({ values, job, profile, hasLetter }: Facts): Requirement[] {
  const faults = new Map(ApplyForm.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]));
  const references = profile.referencesDetails.length;
  const resumes = profile.supportingDocumentsDetails.filter(({ documentType }) => documentType === 'RESU');

  const text = (path: keyof ApplyValues, label: string, required: string | null): Requirement[] => {
    const fault = faults.get(path);
    if (required === null && !fault) return [];
    const isMet = !fault && String(values[path]).trim() !== '';
    return [{ path, section: 'questions', label, isMet, message: fault ?? required ?? '' }];
  };
  const when = (applies: boolean, rule: Requirement): Requirement[] => (applies ? [rule] : []);
  const either = (applies: unknown, message: string) => (applies ? message : null);

  return [
    ...when(job.isProfileRequired, {
      path: 'profile',
      section: 'applicant',
      label: 'Complete profile',
      isMet: profile.isProfileCompleted,
      message: messages.profile,
    }),
    {
      path: 'references',
      section: 'references',
      label: `${Math.min(references, REFERENCES_NEEDED)} of ${REFERENCES_NEEDED} references`,
      isMet: references >= REFERENCES_NEEDED,
      message: messages.references,
    },
    ...text('currentSalary', 'Current Salary', messages.currentSalary),
    ...text('expectedSalary', 'Expected Salary', messages.expectedSalary),
    ...text('expectedBenefits', 'Expected Benefits', null),
    ...text('essay', 'Essay', either(job.isEssayRequired, messages.essayRequired)),
    ...text('terminationReason', 'Termination Reason', either(values.isBeenTerminated, messages.terminationReason)),
    ...text(
      'contractTerminationReason',
      'Contract Not Renewed Reason',
      either(values.isContractTerminated, messages.contractTerminationReason),
    ),
    ...when(job.isPerformanceAssessment, {
      path: 'isPerformanceAssessment',
      section: 'questions',
      label: 'Performance Assessment',
      isMet: values.isPerformanceAssessment,
      message: messages.performanceAssessment,
    }),
    {
      path: 'file',
      section: 'documents',
      label: 'Cover letter',
      isMet: hasLetter,
      message: messages.documents,
    },
    {
      path: 'attachedFiles',
      section: 'documents',
      label: 'Resume',
      isMet: resumes.some(({ id }) => values.attachedFiles.includes(id)),
      message: messages.documents,
    },
    {
      path: 'isDisclaimerAccepted',
      section: 'disclaimer',
      label: SECTIONS.disclaimer,
      isMet: values.isDisclaimerAccepted,
      message: messages.disclaimer,
    },
  ];
}

/** Each section with what it still wants (U27). */
export function sectionIndex(rules: readonly Requirement[], hasContact: boolean): Record<SectionId, IndexedSection> {
  const indexed = (id: SectionId): IndexedSection => {
    const open = rules.filter((rule) => rule.section === id && !rule.isMet);
    const text = id === 'applicant' && !hasContact ? 'No contact details yet' : wanted(id, open);
    return { id, title: SECTIONS[id], text, isComplete: text === COMPLETE };
  };
  return {
    applicant: indexed('applicant'),
    references: indexed('references'),
    questions: indexed('questions'),
    documents: indexed('documents'),
    disclaimer: indexed('disclaimer'),
  };
}

const COMPLETE = 'Complete';

function wanted(section: SectionId, open: readonly Requirement[]): string {
  const [first] = open;
  if (!first) return COMPLETE;
  if (section === 'disclaimer') return 'Not agreed yet';
  if (section === 'references') return first.label;
  if (section === 'applicant') return 'Profile not complete';
  if (section === 'questions') return open.length === 1 ? '1 answer missing' : `${open.length} answers missing`;
  return open.length === 1 ? `${first.label} missing` : 'Cover letter and resume missing';
}
