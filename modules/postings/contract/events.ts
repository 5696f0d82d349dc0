import { z } from 'zod';
import { JOB_STATUSES, REJECTION_REASONS } from './api-lists.js';

const status = z.enum(JOB_STATUSES);

const job = {
  jobId: z.uuid(),
  creatorId: z.uuid(),
  /** Account number. */
  organization: z.string(),
  positionId: z.uuid(),
  /** The status before; null for a job that did not exist. */
  from: status.nullable(),
  /** The status now. */
  status,
};

/** Became or stayed unsubmitted, from any state but open. */
export const JobSaved = { name: 'JobSaved', version: 1, payload: z.object(job) } as const;

/** Waits for an administrator. From open when a change needs a new approval: then it also left the board. */
export const JobSubmittedForApproval = {
  name: 'JobSubmittedForApproval',
  version: 1,
  payload: z.object(job),
} as const;

/** Became open. `approvedBy` is the administrator whose Post approved it, null where nothing was to approve now. */
export const JobPosted = {
  name: 'JobPosted',
  version: 1,
  payload: z.object({ ...job, approvedBy: z.uuid().nullable() }),
} as const;

/** Its content, files, reviewers or review-by date changed while the status stayed. */
export const JobUpdated = { name: 'JobUpdated', version: 1, payload: z.object(job) } as const;

/** An open job was saved and so left the board (CLAUSES near W6.21). */
export const JobUnposted = { name: 'JobUnposted', version: 1, payload: z.object(job) } as const;

export const JobRejected = {
  name: 'JobRejected',
  version: 1,
  payload: z.object({ ...job, reason: z.enum(REJECTION_REASONS) }),
} as const;

export const JobClosed = { name: 'JobClosed', version: 1, payload: z.object(job) } as const;

export const JobFilled = { name: 'JobFilled', version: 1, payload: z.object(job) } as const;

/** Gone for everybody; `status` is the last it had. Its applications stay for the record (near W6.22). */
export const JobDeleted = { name: 'JobDeleted', version: 1, payload: z.object(job) } as const;
