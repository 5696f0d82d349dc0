import { REFERENCES_NEEDED } from '../../../../../modules/profiles/contract/api';
import { paths } from '../../../paths';
import type { ApplyValues } from './apply-values';
import type { JobDetail, ProfileData } from './calls';

export interface Requirement {
  section: SectionId;
  /** What is asked for; while missing it stands in bold. */
  name: string;
  done: boolean;
  /** Leads to where it can be done: an anchor of this page or another page. */
  to: string;
  action: string;
}

export type SectionId =
  | 'applicant-information'
  | 'references'
  | 'application-questions'
  | 'supporting-documents'
  | 'disclaimer';

export const SECTIONS: readonly { id: SectionId; title: string }[] = [
  { id: 'applicant-information', title: 'Applicant Information' },
  { id: 'references', title: 'References' },
  { id: 'application-questions', title: 'Application Questions' },
  { id: 'supporting-documents', title: 'Supporting Documents' },
  { id: 'disclaimer', title: 'Disclaimer' },
];

interface Chosen {
  hasResume: boolean;
  hasCoverLetter: boolean;
}

/** Everything a submission needs, in the order of the page (W10.8–W10.20); Submit Application appears when all are done. */
export function requirements(job: JobDetail, profile: ProfileData, values: ApplyValues, chosen: Chosen): Requirement[] {
  const references = Math.min(profile.referencesDetails.length, REFERENCES_NEEDED);
  const here = (
    section: SectionId,
    name: string,
    done: boolean,
    id: string,
    action = `Go to ${name}`,
  ): Requirement => ({ section, name, done, to: `#${id}`, action });
  const list = [
    job.isProfileRequired && {
      section: 'applicant-information' as const,
      name: 'Complete profile',
      done: profile.isProfileCompleted,
      to: paths.myProfile,
      action: 'Complete your profile',
    },
    {
      section: 'references' as const,
      name: `${references} of ${REFERENCES_NEEDED} references in your profile`,
      done: references >= REFERENCES_NEEDED,
      to: `${paths.myProfile}#references`,
      action: 'Add a reference',
    },
    here('application-questions', 'Current Salary', values.currentSalary !== '', 'currentSalary'),
    here('application-questions', 'Expected Salary', values.expectedSalary !== '', 'expectedSalary'),
    job.isEssayRequired && here('application-questions', 'Essay', values.essay.trim() !== '', 'essay'),
    values.isBeenTerminated === 1 &&
      here('application-questions', 'Termination Reason', values.terminationReason.trim() !== '', 'terminationReason'),
    values.isContractTerminated === 1 &&
      here(
        'application-questions',
        'Contract Not Renewed Reason',
        values.contractTerminationReason.trim() !== '',
        'contractTerminationReason',
      ),
    job.isPerformanceAssessment &&
      here(
        'application-questions',
        'Performance assessment',
        values.isPerformanceAssessment,
        'isPerformanceAssessment',
      ),
    here('supporting-documents', 'Cover letter', chosen.hasCoverLetter, 'coverLetter', 'Add a cover letter'),
    here('supporting-documents', 'Resume', chosen.hasResume, 'supporting-documents', 'Choose a resume'),
    here('disclaimer', 'Disclaimer', values.isDisclaimerAccepted, 'isDisclaimerAccepted', 'Go to the disclaimer'),
  ];
  return list.filter((one) => one !== false);
}

/** What a section still wants, in words. */
export function standingOf(section: SectionId, all: readonly Requirement[]): { done: boolean; text: string } {
  const missing = all.filter((one) => one.section === section && !one.done);
  const [first] = missing;
  if (!first) return { done: true, text: 'Complete' };
  if (section === 'disclaimer') return { done: false, text: 'Not agreed yet' };
  if (section === 'references') return { done: false, text: first.name.replace(' in your profile', '') };
  return { done: false, text: missing.length === 1 ? '1 answer missing' : `${missing.length} answers missing` };
}
