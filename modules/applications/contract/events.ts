import { z } from 'zod';

const application = z.object({ applicationId: z.uuid(), jobId: z.uuid(), userId: z.uuid() });

/** A draft was begun or saved again; `userId` in all of these is the applicant. */
export const ApplicationSaved = { name: 'ApplicationSaved', version: 1, payload: application } as const;

export const ApplicationSubmitted = {
  name: 'ApplicationSubmitted',
  version: 1,
  /** `submittedAt` by the database's clock, read under the lock that decided it. */
  payload: application.extend({ submittedAt: z.iso.datetime() }),
} as const;

/** A submitted one was taken back, by the applicant or by an administrator (T25, W12.7). */
export const ApplicationWithdrawn = {
  name: 'ApplicationWithdrawn',
  version: 1,
  payload: application.extend({ by: z.enum(['applicant', 'administrator']) }),
} as const;

/** A draft was deleted; nothing of it is left. */
export const ApplicationDeleted = { name: 'ApplicationDeleted', version: 1, payload: application } as const;

/** One application was opened to the reviewers of the job's board (near W12.11); `reviewByDate` is a local day. */
export const ApplicantReleasedToReviewers = {
  name: 'ApplicantReleasedToReviewers',
  version: 1,
  payload: application.extend({ reviewByDate: z.iso.date() }),
} as const;

/** One application was released: the organization may open it, and its applicant is told (W12.11). */
export const ApplicantReleased = { name: 'ApplicantReleased', version: 1, payload: application } as const;

/** The documents of a submitted application were changed by an administrator (W14.5); ids of profile documents. */
export const ApplicationDocumentsChanged = {
  name: 'ApplicationDocumentsChanged',
  version: 1,
  payload: application.extend({ added: z.array(z.uuid()), removed: z.array(z.uuid()) }),
} as const;
