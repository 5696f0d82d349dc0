import type { JobFacts } from '../../postings/contract/questions.js';
import type { ApplicationFileAnswer, ApplicationJob, ApplicationQuestions } from '../contract/api-answers.js';
import type { Application } from '../domain/application.js';
import type { ApplicationFile } from '../domain/application-file.js';

/** The forms in which rows leave this module; each is cut to its schema once more at the route. */

export function jobView(job: JobFacts): ApplicationJob {
  const { id, title, position, organization, city, state, zipCode, status, isExternalPost, isDeleted } = job;
  const listingNumber = job.externalListingNumber || job.jobListingNumber?.toString() || null;
  const dates = { startDate: job.startDate.toISOString(), endDate: job.endDate.toISOString() };
  const rest = { position, organization, city, state, zipCode, status, isExternalPost, isDeleted };
  return { id, title, listingNumber, ...rest, ...dates };
}

export function questionsView(application: Application): ApplicationQuestions {
  return {
    currentSalary: application.currentSalary ?? null,
    expectedSalary: application.expectedSalary ?? null,
    expectedBenefits: application.expectedBenefits,
    essay: application.essay,
    isBeenTerminated: application.isBeenTerminated ? 1 : 0,
    terminationReason: application.terminationReason,
    isContractTerminated: application.isContractTerminated ? 1 : 0,
    contractTerminationReason: application.contractTerminationReason,
    isPerformanceAssessment: application.isPerformanceAssessment,
  };
}

/** The copied documents of a submitted application. */
export function documentViews(files: readonly ApplicationFile[]): ApplicationFileAnswer[] {
  return files.flatMap(({ id, documentId, documentType, fileName, additionalType = null, effectiveDate = null }) =>
    documentId && documentType ? [{ id, documentId, documentType, fileName, additionalType, effectiveDate }] : [],
  );
}

/** coverLetters/{applicationId}/{fileName}, or null where there is none (near W10.31). */
export function coverLetterPath(files: readonly ApplicationFile[]): string | null {
  const letter = files.find(({ documentId }) => !documentId);
  return letter ? `coverLetters/${letter.applicationId}/${letter.fileName}` : null;
}

export function instant(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}
