import { z } from 'zod';
import { optionalBlock } from '#modules/shared/text.js';
import { APPLICATION_LIMITS, APPLICATION_MESSAGES } from './rules.js';

/**
 * Requests of the apply page: POST /api/applications/save and /submit, PATCH …/save/{jobId} and …/submit/{jobId}
 * (W10.23, W10.24). Multipart parts: `file` (the cover letter), `applicationData`, `attachedFiles`, `clearCoverLetter`.
 * Limits and messages are in rules.ts, responses in responses.ts, lists in lists.ts, review and release in
 * review.ts.
 */

const AMOUNT = /^(?=(?:\.?\d){1,30}$)\d+(?:\.\d+)?$/;

/** US dollars as decimal text such as "94500.00", since 30 digits do not fit a number; empty becomes null. */
const amount = z
  .union([z.string(), z.number().transform(String), z.null()], APPLICATION_MESSAGES.salary)
  .transform((value) => value?.trim() || null)
  .refine((value) => value === null || AMOUNT.test(value), APPLICATION_MESSAGES.salary)
  .default(null);
/** Null until answered: legal questions have no default (U56). */
const yesNo = z.literal([0, 1], 'Please answer Yes or No').nullable().default(null);

const answers = z.object({
  currentSalary: amount,
  expectedSalary: amount,
  expectedBenefits: optionalBlock(
    'Expected Benefits',
    APPLICATION_LIMITS.expectedBenefits,
    APPLICATION_MESSAGES.expectedBenefits,
  ),
  essay: optionalBlock('Essay', APPLICATION_LIMITS.essay, APPLICATION_MESSAGES.essay),
  /** Form field previouslyTerminated (W10.16). */
  isBeenTerminated: yesNo,
  terminationReason: optionalBlock('Termination Reason', APPLICATION_LIMITS.reason, APPLICATION_MESSAGES.reason),
  /** Form field contractNotRenewedOrTerminated (W10.17). */
  isContractTerminated: yesNo,
  contractTerminationReason: optionalBlock(
    'Contract Not Renewed Reason',
    APPLICATION_LIMITS.reason,
    APPLICATION_MESSAGES.reason,
  ),
  isPerformanceAssessment: z.boolean().default(false),
  /** The box "I agree" (W10.11); valid for this request only and not stored with a draft. */
  isDisclaimerAccepted: z.boolean().default(false),
});

/** `applicationData` of a draft: limits apply, nothing is required (near W10.4). */
export const DraftData = answers;
export type DraftData = z.infer<typeof DraftData>;
/** The form's values, before defaults are applied. */
export type DraftDataInput = z.input<typeof DraftData>;

/**
 * `applicationData` of a submission: the rules that the form alone can check (W10.12–W10.17). Whether the current salary
 * is required depends on the job.
 */
export const SubmissionData = answers.superRefine((data, context) => {
  const need = (path: keyof DraftData, message: string) => {
    if (data[path] === null || data[path] === '') context.addIssue({ code: 'custom', path: [path], message });
  };
  need('expectedSalary', APPLICATION_MESSAGES.expectedSalary);
  need('isBeenTerminated', APPLICATION_MESSAGES.isBeenTerminated);
  need('isContractTerminated', APPLICATION_MESSAGES.isContractTerminated);
  if (data.isBeenTerminated) need('terminationReason', APPLICATION_MESSAGES.terminationReason);
  if (data.isContractTerminated) need('contractTerminationReason', APPLICATION_MESSAGES.contractTerminationReason);
});
export type SubmissionData = z.infer<typeof SubmissionData>;

/** `applicationData` of a POST, whose URL has no job id. */
export const JobOfApplication = z.object({ jobId: z.uuid('Choose a position') });

/**
 * `applicationData` of a save or submit: the version of the draft that was read, 0 before the first save, and its id,
 * null before; without a version the last save wins.
 */
export const DraftVersion = z.object({ version: z.int().min(0).optional(), draftId: z.uuid().nullable().optional() });
export type DraftVersion = z.infer<typeof DraftVersion>;

/** The part `attachedFiles`: ids of the applicant's profile documents. Without it a draft keeps its selection. */
export const AttachedFiles = z
  .array(z.uuid())
  .max(APPLICATION_LIMITS.attachedFiles)
  .transform((ids) => [...new Set(ids)]);
