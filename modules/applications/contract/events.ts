import { z } from 'zod';
import { OUTCOMES } from '#modules/shared/outcomes.js';
import { STAGES } from './api/stage-rules.js';
import { WITHDRAWERS } from './api/timeline.js';

const application = z.object({ applicationId: z.uuid(), jobId: z.uuid(), userId: z.uuid() });

/** A draft was created or saved again; `userId` in all of these events is the applicant. */
export const ApplicationSaved = { name: 'ApplicationSaved', version: 1, payload: application } as const;

export const ApplicationSubmitted = {
  name: 'ApplicationSubmitted',
  version: 1,
  /** `submittedAt` is the database's clock, read under the job's lock. */
  payload: application.extend({ submittedAt: z.iso.datetime() }),
} as const;

/** A submitted application was withdrawn by the applicant or an administrator (T25, W12.7). */
export const ApplicationWithdrawn = {
  name: 'ApplicationWithdrawn',
  version: 1,
  payload: application.extend({ by: z.enum(WITHDRAWERS) }),
} as const;

/** A draft was deleted with its row. */
export const ApplicationDeleted = { name: 'ApplicationDeleted', version: 1, payload: application } as const;

/** The job of a draft ends in this many days at most, 3 or 1; recorded once for each draft and number of days. */
export const DraftDeadlineNear = {
  name: 'DraftDeadlineNear',
  version: 1,
  payload: application.extend({ daysLeft: z.int().min(1).max(3) }),
} as const;

/** The applicant opened the PDF of an application for the first time. */
export const ApplicationPdfRequested = {
  name: 'ApplicationPdfRequested',
  version: 1,
  payload: application,
} as const;

/** One application was released to the reviewers of the job's board (near W12.11); `reviewByDate` is a local day. */
export const ApplicantReleasedToReviewers = {
  name: 'ApplicantReleasedToReviewers',
  version: 1,
  payload: application.extend({ reviewByDate: z.iso.date() }),
} as const;

/** One release opened these applications to the reviewers; recorded once for all. `reviewByDate` is a local day. */
export const ReviewRequested = {
  name: 'ReviewRequested',
  version: 1,
  payload: z.object({ jobId: z.uuid(), applicationIds: z.array(z.uuid()), reviewByDate: z.iso.date() }),
} as const;

/** One application was released: the organization may open it, and the applicant gets a mail (W12.11). */
export const ApplicantReleased = {
  name: 'ApplicantReleased',
  version: 1,
  payload: application.extend({
    /** An outcome came first, so that nobody is notified any more. Absent in older events. */
    isDecided: z.boolean().optional(),
  }),
} as const;

/** An administrator changed the documents of a submitted application (W14.5); ids of profile documents. */
export const ApplicationDocumentsChanged = {
  name: 'ApplicationDocumentsChanged',
  version: 1,
  payload: application.extend({ added: z.array(z.uuid()), removed: z.array(z.uuid()) }),
} as const;

/** Somebody else opened the application. */
export const ApplicationViewed = { name: 'ApplicationViewed', version: 1, payload: application } as const;

/** Somebody else downloaded a document or the cover letter of the application; `fileId` is the application's own. */
export const ApplicationFileViewed = {
  name: 'ApplicationFileViewed',
  version: 1,
  payload: application.extend({ fileId: z.uuid() }),
} as const;

/** A submitted application was moved to another stage; `isUndo` if it went back within the time to undo. */
export const ApplicationMoved = {
  name: 'ApplicationMoved',
  version: 1,
  payload: application.extend({ from: z.enum(STAGES), to: z.enum(STAGES), isUndo: z.boolean() }),
} as const;

/** An outcome can no longer be undone, and the applicant is to be notified; recorded once for each move. */
export const OutcomeSettled = {
  name: 'OutcomeSettled',
  version: 1,
  payload: application.extend({ moveId: z.uuid(), outcome: z.enum(OUTCOMES) }),
} as const;

/**
 * Applicants of a posting wait for an outcome this many days after its end, a multiple of 14; recorded once for each
 * posting and number of days.
 */
export const OutcomesOverdue = {
  name: 'OutcomesOverdue',
  version: 1,
  payload: z.object({ jobId: z.uuid(), waiting: z.int().min(1), days: z.int().min(1) }),
} as const;
