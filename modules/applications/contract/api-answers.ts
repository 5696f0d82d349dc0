import { z } from 'zod';
import { ReferenceAnswer } from '../../profiles/contract/api-answers.js';
import { DocumentType } from '../../profiles/contract/api-documents.js';

/** Stored types (near W10.30); shown as Saved or In Progress, Submitted or Applied, and not at all (T14, T25). */
export const APPLICATION_TYPES = ['draft', 'submitted', 'withdrawn'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

/** The posting as an application shows it. Dates are ISO 8601. */
export const ApplicationJob = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The organization's own number, else ours; null while it has none. */
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
  isDeleted: z.boolean(),
});
export type ApplicationJob = z.infer<typeof ApplicationJob>;

/** The applicant with all contact details (W10.30). Before submitting those of the profile, then the copy. */
export const ApplicantAnswer = z.object({
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
export type ApplicantAnswer = z.infer<typeof ApplicantAnswer>;

/**
 * A chosen document. `documentId` is that of the profile; `id` opens the binary: GET /api/applications/user/files/{id}
 * (admin-level: admin/files/{id}) of a submitted application, GET /api/users/files/{id} of a draft.
 */
export const ApplicationFileAnswer = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  fileName: z.string(),
  documentType: DocumentType,
  additionalType: z.string().nullable(),
  effectiveDate: z.string().nullable(),
});
export type ApplicationFileAnswer = z.infer<typeof ApplicationFileAnswer>;

/** The application questions; amounts are US dollars as decimal text, "94500.00". */
export const ApplicationQuestions = z.object({
  currentSalary: z.string().nullable(),
  expectedSalary: z.string().nullable(),
  expectedBenefits: z.string(),
  essay: z.string(),
  isBeenTerminated: z.literal([0, 1]),
  terminationReason: z.string(),
  isContractTerminated: z.literal([0, 1]),
  contractTerminationReason: z.string(),
  isPerformanceAssessment: z.boolean(),
});
export type ApplicationQuestions = z.infer<typeof ApplicationQuestions>;

/** GET /api/applications/{id} and the answer of every save and submit, to its owner (W10.29, W10.30). */
export const ApplicationAnswer = ApplicationQuestions.extend({
  id: z.uuid(),
  type: z.enum(['draft', 'submitted']),
  jobId: z.uuid(),
  job: ApplicationJob,
  user: ApplicantAnswer,
  references: z.array(ReferenceAnswer),
  files: z.array(ApplicationFileAnswer),
  /** Ids of the chosen profile documents. */
  attachedFiles: z.array(z.uuid()),
  /** coverLetters/{applicationId}/{fileName} (near W10.31); binary: GET /api/applications/user/coverLetter/{id}. */
  coverLetter: z.string().nullable(),
  isReleased: z.boolean(),
  submittedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;
