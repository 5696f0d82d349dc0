import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import type {
  ApplicationFileResponse,
  ApplicationHistory,
  ApplicationJob,
  ApplicationQuestions,
  ApplicationResponse,
} from '../contract/api/responses.js';
import type { StoredApplication, StoredFile } from './stored-application.js';

/** Maps rows to response objects. The route's schema strips them once more. */

export function toJobResponse(job: JobSummary): ApplicationJob {
  const { id, title, position, organization, city, state, zipCode, status, isExternalPost } = job;
  const { asksForSalaryHistory, isDeleted } = job;
  const listingNumber = job.externalListingNumber || job.jobListingNumber?.toString() || null;
  const dates = { startDate: job.startDate.toISOString(), endDate: job.endDate.toISOString() };
  const rest = {
    position,
    organization,
    city,
    state,
    zipCode,
    status,
    isExternalPost,
    asksForSalaryHistory,
    isDeleted,
  };
  return { id, title, listingNumber, ...rest, ...dates };
}

export function toQuestionsResponse(application: StoredApplication): ApplicationQuestions {
  return {
    currentSalary: application.currentSalary ?? null,
    expectedSalary: application.expectedSalary ?? null,
    expectedBenefits: application.expectedBenefits,
    essay: application.essay,
    isBeenTerminated: yesNo(application.wasTerminated),
    terminationReason: application.terminationReason,
    isContractTerminated: yesNo(application.isContractTerminated),
    contractTerminationReason: application.contractTerminationReason,
    isPerformanceAssessment: application.isPerformanceAssessment,
  };
}

const NOT_ASKED: ApplicationHistory = { educationDetails: null, careerDetails: null, employmentQuestions: null };
export const toHistoryResponse = (history: StoredApplication['history']): ApplicationHistory => history ?? NOT_ASKED;

const yesNo = (answer: boolean | null = null) => (answer === null ? null : answer ? 1 : 0);

export function toFileResponses(files: readonly StoredFile[]): ApplicationFileResponse[] {
  return files.flatMap(({ documentId, documentType, additionalType = null, effectiveDate = null, ...file }) =>
    documentId && documentType
      ? [
          {
            id: file.id,
            documentId,
            documentType,
            fileName: file.fileName,
            additionalType,
            effectiveDate,
            scan: file.scan,
          },
        ]
      : [],
  );
}

/** coverLetters/{applicationId}/{fileName}, or null where there is none, and its state. */
export function toCoverLetterResponse(
  files: readonly StoredFile[],
): Pick<ApplicationResponse, 'coverLetter' | 'coverLetterScan'> {
  const letter = files.find(({ documentId }) => !documentId);
  return {
    coverLetter: letter ? `coverLetters/${letter.applicationId}/${letter.fileName}` : null,
    coverLetterScan: letter?.scan ?? null,
  };
}

export function toIsoString(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}
