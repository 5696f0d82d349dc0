import { DomainError, type FieldError } from '../../../src/platform/errors.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES, type DraftData } from '../contract/api.js';

/** References a submission needs (W10.9). */
const REFERENCES_NEEDED = 3;

/** What of the job decides who may apply, and when. Both dates belong to the listing. */
export interface JobTerms {
  status: string;
  startDate: Date;
  endDate: Date;
  isExternalPost: boolean;
  isProfileRequired: boolean;
  isEssayRequired: boolean;
  isPerformanceAssessment: boolean;
}

/** What the applicant brings beside the form. */
export interface Credentials {
  isProfileCompleted: boolean;
  references: number;
  hasResume: boolean;
  hasCoverLetter: boolean;
}

/** `now` must be the database's clock, read while the job is locked (CLAUSES near W5.32). */
export function isAccepting(job: Pick<JobTerms, 'status' | 'startDate' | 'endDate'>, now: Date): boolean {
  return job.status === 'open' && job.startDate <= now && now <= job.endDate;
}

/** Throws conflict unless the job takes applications here and now (W10.27, near W5.16). */
export function mustAccept(job: JobTerms, now: Date): void {
  if (!isAccepting(job, now)) {
    throw new DomainError('conflict', APPLICATION_CODES.closed, APPLICATION_MESSAGES.closed);
  }
  if (job.isExternalPost) {
    throw new DomainError('conflict', APPLICATION_CODES.external, APPLICATION_MESSAGES.external);
  }
}

/** Throws rule, naming every rule that does not hold yet at its field (W10.9–W10.11, W10.18, near W5.16). */
export function mustBeComplete(job: JobTerms, data: DraftData, credentials: Credentials): void {
  if (job.isProfileRequired && !credentials.isProfileCompleted) {
    throw refusal(APPLICATION_CODES.profile, [
      field('profile', APPLICATION_MESSAGES.profile),
      ...unmet(job, data, credentials),
    ]);
  }
  const fields = unmet(job, data, credentials);
  if (fields.length) throw refusal(APPLICATION_CODES.incomplete, fields);
}

function unmet(job: JobTerms, data: DraftData, credentials: Credentials): FieldError[] {
  const { references, hasResume, hasCoverLetter } = credentials;
  const rules: [boolean, string, string][] = [
    [references >= REFERENCES_NEEDED, 'references', APPLICATION_MESSAGES.references],
    [hasResume, 'attachedFiles', APPLICATION_MESSAGES.documents],
    [hasCoverLetter, 'file', APPLICATION_MESSAGES.documents],
    [!job.isEssayRequired || data.essay !== '', 'essay', APPLICATION_MESSAGES.essayRequired],
    [
      !job.isPerformanceAssessment || data.isPerformanceAssessment,
      'isPerformanceAssessment',
      APPLICATION_MESSAGES.performanceAssessment,
    ],
    [data.isDisclaimerAccepted, 'isDisclaimerAccepted', APPLICATION_MESSAGES.disclaimer],
  ];
  return rules.filter(([holds]) => !holds).map(([, path, message]) => field(path, message));
}

function field(path: string, message: string): FieldError {
  return { path, code: 'required', message };
}

function refusal(code: string, fields: FieldError[]): DomainError {
  return new DomainError('rule', code, fields[0]?.message ?? '', fields);
}
