import { z } from 'zod';
import { DocumentType, ScanState } from '#modules/profiles/contract/api/documents.js';
import { HistoryResponse, ReferenceResponse } from '#modules/profiles/contract/api/responses.js';
import { TimelineStep } from './timeline.js';

/** Stored types (near W10.30), displayed as Saved or In Progress, Submitted or Applied, and Withdrawn (T14, T25). */
export const APPLICATION_TYPES = ['draft', 'submitted', 'withdrawn'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

/** The posting as an application shows it. Dates are ISO 8601. */
export const ApplicationJob = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The external listing number, else the internal one; null before the first Post. */
  listingNumber: z.string().nullable(),
  position: z.object({ name: z.string(), type: z.string() }),
  organization: z.object({ accountNumber: z.string(), accountName: z.string() }),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  status: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  isExternalPost: z.boolean(),
  /** False where the law forbids asking for the current salary (T44). */
  asksForSalaryHistory: z.boolean(),
  isDeleted: z.boolean(),
});
export type ApplicationJob = z.infer<typeof ApplicationJob>;

/** The applicant with all contact details (W10.30): of the profile for a draft, of the copy after submitting. */
export const ApplicantResponse = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  contactName: z.string(),
  contactSurname: z.string(),
  email: z.string(),
  address: z.string(),
  additionalAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  cellPhone: z.string(),
  homePhone: z.string(),
  businessPhone: z.string(),
  businessExt: z.string(),
  ppid: z.string(),
});
export type ApplicantResponse = z.infer<typeof ApplicantResponse>;

/**
 * A selected document. `documentId` is the profile's; `id` is for the download: GET /api/applications/user/files/{id}
 * (admin-level: admin/files/{id}) of a submitted application, GET /api/users/files/{id} of a draft.
 */
export const ApplicationFileResponse = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  fileName: z.string(),
  documentType: DocumentType,
  additionalType: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  scan: ScanState,
});
export type ApplicationFileResponse = z.infer<typeof ApplicationFileResponse>;

/** The application questions; amounts are US dollars as decimal text, "94500.00". */
export const ApplicationQuestions = z.object({
  currentSalary: z.string().nullable(),
  expectedSalary: z.string().nullable(),
  expectedBenefits: z.string(),
  essay: z.string(),
  /** Null until answered. */
  isBeenTerminated: z.literal([0, 1]).nullable(),
  terminationReason: z.string(),
  isContractTerminated: z.literal([0, 1]).nullable(),
  contractTerminationReason: z.string(),
  isPerformanceAssessment: z.boolean(),
});
export type ApplicationQuestions = z.infer<typeof ApplicationQuestions>;

/** Education, career and employment questions (W13.3); null where they were not asked yet when it was submitted. */
export const ApplicationHistory = z.object({
  educationDetails: HistoryResponse.shape.educationDetails.nullable(),
  careerDetails: HistoryResponse.shape.careerDetails.nullable(),
  employmentQuestions: HistoryResponse.shape.employmentQuestions,
});
export type ApplicationHistory = z.infer<typeof ApplicationHistory>;

/** GET /api/applications/prefill/{jobId}: answers of the last submission for a new application. */
export const Prefill = ApplicationQuestions.pick({
  currentSalary: true,
  expectedSalary: true,
  expectedBenefits: true,
}).extend({
  /** Null without an earlier submission. */
  source: z.object({ title: z.string(), submittedAt: z.iso.datetime() }).nullable(),
});
export type Prefill = z.infer<typeof Prefill>;

/** GET /api/applications/{id} and the response of every save and submit (W10.29, W10.30). */
export const ApplicationResponse = ApplicationQuestions.extend({
  ...ApplicationHistory.shape,
  id: z.uuid(),
  type: z.enum(['draft', 'submitted']),
  jobId: z.uuid(),
  job: ApplicationJob,
  user: ApplicantResponse,
  references: z.array(ReferenceResponse),
  files: z.array(ApplicationFileResponse),
  /** Ids of the selected profile documents. */
  attachedFiles: z.array(z.uuid()),
  /** coverLetters/{applicationId}/{fileName} (near W10.31); download: GET /api/applications/user/coverLetter/{id}. */
  coverLetter: z.string().nullable(),
  /** Null without a cover letter too. */
  coverLetterScan: ScanState,
  isReleased: z.boolean(),
  /** Grows with each save; sent back with the next one, for optimistic locking. */
  version: z.int(),
  submittedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Empty for a draft. */
  timeline: z.array(TimelineStep),
});
export type ApplicationResponse = z.infer<typeof ApplicationResponse>;
