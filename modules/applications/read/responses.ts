import type { JobSummary } from '../../postings/contract/queries.js';
import type { ApplicationFileResponse, ApplicationJob, ApplicationQuestions } from '../contract/api-responses.js';
import type { Application } from '../domain/application.js';
import type { ApplicationFile } from '../domain/application-file.js';

/** Maps rows to response objects. The route's schema strips them once more. */

export function toJobResponse(job: JobSummary): ApplicationJob {
  const { id, title, position, organization, city, state, zipCode, status, isExternalPost, isDeleted } = job;
  const listingNumber = job.externalListingNumber || job.jobListingNumber?.toString() || null;
  const dates = { startDate: job.startDate.toISOString(), endDate: job.endDate.toISOString() };
  const rest = { position, organization, city, state, zipCode, status, isExternalPost, isDeleted };
  return { id, title, listingNumber, ...rest, ...dates };
}

export function toQuestionsResponse(application: Application): ApplicationQuestions {
  return {
    currentSalary: application.currentSalary ?? null,
    expectedSalary: application.expectedSalary ?? null,
    expectedBenefits: application.expectedBenefits,
    essay: application.essay,
    isBeenTerminated: yesNo(application.isBeenTerminated),
    terminationReason: application.terminationReason,
    isContractTerminated: yesNo(application.isContractTerminated),
    contractTerminationReason: application.contractTerminationReason,
    isPerformanceAssessment: application.isPerformanceAssessment,
  };
}

const yesNo = (answer: boolean | null = null) => (answer === null ? null : answer ? 1 : 0);

export function toFileResponses(files: readonly ApplicationFile[]): ApplicationFileResponse[] {
  return files.flatMap(({ id, documentId, documentType, fileName, additionalType = null, effectiveDate = null }) =>
    documentId && documentType ? [{ id, documentId, documentType, fileName, additionalType, effectiveDate }] : [],
  );
}

/** coverLetters/{applicationId}/{fileName}, or null where there is none (near W10.31). */
export function coverLetterPath(files: readonly ApplicationFile[]): string | null {
  const letter = files.find(({ documentId }) => !documentId);
  return letter ? `coverLetters/${letter.applicationId}/${letter.fileName}` : null;
}

export function toIsoString(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}
