import { DomainError, type FieldError } from '#platform/errors/domain-error.js';
import { type DraftData } from '../contract/api/application-data.js';
import type { ApplicationFileResponse } from '../contract/api/responses.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES } from '../contract/api/rules.js';

/** Required references of a submission (W10.9). */
const MIN_REFERENCES = 3;

/** The job's fields that decide who may apply, and when. Both dates are included. */
export interface JobTerms {
  status: string;
  startDate: Date;
  endDate: Date;
  isExternalPost: boolean;
  isProfileRequired: boolean;
  isEssayRequired: boolean;
  isPerformanceAssessment: boolean;
  asksForSalaryHistory: boolean;
}

/** The applicant's part of the requirements, beside the form. */
export interface Credentials {
  isProfileCompleted: boolean;
  references: number;
  hasResume: boolean;
  hasCoverLetter: boolean;
  files: readonly SubmittedFile[];
}

/** A file to submit; `path` is its field in the form. */
export interface SubmittedFile {
  path: 'attachedFiles' | 'file';
  fileName: string;
  scan: ApplicationFileResponse['scan'];
}

type UncleanMessages = Record<'scanning' | 'refused', (fileName: string) => string>;

/** `now` must be the database's clock, read while the job is locked (near W5.32). */
export function isAccepting(job: Pick<JobTerms, 'status' | 'startDate' | 'endDate'>, now: Date): boolean {
  return job.status === 'open' && job.startDate <= now && now <= job.endDate;
}

/** Throws conflict unless the job takes applications now and on this site (W10.27, near W5.16). */
export function assertAccepting(job: JobTerms, now: Date): void {
  if (!isAccepting(job, now)) {
    throw new DomainError('conflict', APPLICATION_CODES.closed, APPLICATION_MESSAGES.closed);
  }
  if (job.isExternalPost) {
    throw new DomainError('conflict', APPLICATION_CODES.external, APPLICATION_MESSAGES.external);
  }
}

/** Leaves out the current salary where the law forbids asking for it, whatever was sent (T44). */
export function answersToStore<T extends { currentSalary?: string | null }>(
  job: Pick<JobTerms, 'asksForSalaryHistory'>,
  answers: T,
): T {
  return job.asksForSalaryHistory ? answers : { ...answers, currentSalary: null };
}

/** Throws a rule error that lists every violated rule at its field (W10.9–W10.12, W10.18, near W5.16). */
export function assertComplete(job: JobTerms, data: DraftData, credentials: Credentials): void {
  if (job.isProfileRequired && !credentials.isProfileCompleted) {
    throw ruleError(APPLICATION_CODES.profile, [
      requiredField('profile', APPLICATION_MESSAGES.profile),
      ...findUnmetRules(job, data, credentials),
    ]);
  }
  const fields = findUnmetRules(job, data, credentials);
  if (fields.length) throw ruleError(APPLICATION_CODES.incomplete, fields);
}

function findUnmetRules(job: JobTerms, data: DraftData, credentials: Credentials): FieldError[] {
  const { references, hasResume, hasCoverLetter } = credentials;
  const rules: [boolean, string, string][] = [
    [references >= MIN_REFERENCES, 'references', APPLICATION_MESSAGES.references],
    [hasResume, 'attachedFiles', APPLICATION_MESSAGES.documents],
    [hasCoverLetter, 'file', APPLICATION_MESSAGES.documents],
    [!job.asksForSalaryHistory || data.currentSalary !== null, 'currentSalary', APPLICATION_MESSAGES.currentSalary],
    [!job.isEssayRequired || data.essay !== '', 'essay', APPLICATION_MESSAGES.essayRequired],
    [
      !job.isPerformanceAssessment || data.isPerformanceAssessment,
      'isPerformanceAssessment',
      APPLICATION_MESSAGES.performanceAssessment,
    ],
    [data.isDisclaimerAccepted, 'isDisclaimerAccepted', APPLICATION_MESSAGES.disclaimer],
  ];
  return [
    ...rules.filter(([holds]) => !holds).map(([, path, message]) => requiredField(path, message)),
    ...findUncleanFiles(credentials.files),
  ];
}

/** Files that the virus scanner has not found clean (S10). */
export function findUncleanFiles(
  files: readonly (Omit<SubmittedFile, 'path'> & { path: string })[],
  messages: UncleanMessages = APPLICATION_MESSAGES,
): FieldError[] {
  return files.flatMap(({ path, fileName, scan }) =>
    scan === 'scanning' || scan === 'refused' ? [{ path, code: scan, message: messages[scan](fileName) }] : [],
  );
}

function requiredField(path: string, message: string): FieldError {
  return { path, code: 'required', message };
}

export function ruleError(code: string, fields: FieldError[]): DomainError {
  return new DomainError('rule', code, fields[0]?.message ?? '', fields);
}
