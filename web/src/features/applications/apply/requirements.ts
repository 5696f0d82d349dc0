import { APPLICATION_MESSAGES as messages } from '#modules/applications/contract/api/rules';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import { MIN_REFERENCES } from '#modules/profiles/contract/api/profile';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import type { NavSection } from '#web/ui/layout/section-nav';
import { ApplyForm, type ApplyValues } from './apply-values';

export const SECTIONS = {
  applicant: 'Applicant Information',
  education: 'Education',
  career: 'Career History',
  references: 'References',
  questions: 'Application Questions',
  documents: 'Supporting Documents',
  disclaimer: 'Disclaimer',
} as const;
export type SectionId = keyof typeof SECTIONS;

/** A requirement of submitting. */
export interface Requirement {
  /** Name of the invalid field or part of the profile. */
  path: keyof ApplyValues | 'file' | 'references' | 'profile';
  section: SectionId;
  label: string;
  isMet: boolean;
  /** Shown at the field once it is touched or submitted. */
  message: string;
}

export interface RequirementInput {
  values: ApplyValues;
  job: Pick<JobDetail, 'isProfileRequired' | 'isEssayRequired' | 'isPerformanceAssessment' | 'asksForSalaryHistory'>;
  profile: Pick<ProfileData, 'isProfileCompleted' | 'referencesDetails' | 'supportingDocumentsDetails'>;
  hasLetter: boolean;
}

/** All requirements for this job and these values, in page order. */
export function requirements({ values, job, profile, hasLetter }: RequirementInput): Requirement[] {
  const faults = new Map(ApplyForm.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]));
  const references = profile.referencesDetails.length;
  const resumes = profile.supportingDocumentsDetails.filter(
    ({ documentType, scan }) => documentType === 'RESU' && scan !== 'refused',
  );

  const text = (path: keyof ApplyValues, label: string, required: string | null): Requirement[] => {
    const fault = faults.get(path);
    if (required === null && !fault) return [];
    const isMet = !fault && String(values[path]).trim() !== '';
    return [{ path, section: 'questions', label, isMet, message: fault ?? required ?? '' }];
  };
  const answer = (path: 'isBeenTerminated' | 'isContractTerminated', label: string): Requirement => {
    return { path, section: 'questions', label, isMet: values[path] !== null, message: messages[path] };
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
      label: `${Math.min(references, MIN_REFERENCES)} of ${MIN_REFERENCES} references`,
      isMet: references >= MIN_REFERENCES,
      message: messages.references,
    },
    ...(job.asksForSalaryHistory ? text('currentSalary', 'Current Salary', messages.currentSalary) : []),
    ...text('expectedSalary', 'Expected Salary', messages.expectedSalary),
    ...text('expectedBenefits', 'Expected Benefits', null),
    ...text('essay', 'Essay', either(job.isEssayRequired, messages.essayRequired)),
    answer('isBeenTerminated', 'Terminated before'),
    ...text('terminationReason', 'Termination Reason', either(values.isBeenTerminated, messages.terminationReason)),
    answer('isContractTerminated', 'Contract not renewed'),
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

/** The sections with their status. */
export function sectionNav(
  rules: readonly Requirement[],
  profile: Pick<ProfileData, 'isContactDetailsCompleted' | 'isEducationCompleted' | 'isCareerCompleted'>,
): Record<SectionId, NavSection> {
  const unfinished = new Map<SectionId, string>([
    ...(profile.isContactDetailsCompleted ? [] : [['applicant', 'No contact details yet'] as const]),
    ...(profile.isEducationCompleted ? [] : [['education', 'No information'] as const]),
    ...(profile.isCareerCompleted ? [] : [['career', 'No information'] as const]),
  ]);
  const navSection = (id: SectionId): NavSection => {
    const open = rules.filter((rule) => rule.section === id && !rule.isMet);
    const text = unfinished.get(id) ?? missingText(id, open);
    return { id, title: SECTIONS[id], text, isComplete: text === COMPLETE };
  };
  return {
    applicant: navSection('applicant'),
    education: navSection('education'),
    career: navSection('career'),
    references: navSection('references'),
    questions: navSection('questions'),
    documents: navSection('documents'),
    disclaimer: navSection('disclaimer'),
  };
}

const COMPLETE = 'Complete';

function missingText(section: SectionId, open: readonly Requirement[]): string {
  const [first] = open;
  if (!first) return COMPLETE;
  if (section === 'disclaimer') return 'Not agreed yet';
  if (section === 'references') return first.label;
  if (section === 'applicant') return 'Profile not complete';
  if (section === 'questions') return open.length === 1 ? '1 answer missing' : `${open.length} answers missing`;
  return open.length === 1 ? `${first.label} missing` : 'Cover letter and resume missing';
}
