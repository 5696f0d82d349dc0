import { z } from 'zod';
import { JOB_STATUSES, REJECTION_REASONS } from './api/lists.js';

const status = z.enum(JOB_STATUSES);

const job = {
  jobId: z.uuid(),
  creatorId: z.uuid(),
  /** Account number. */
  organization: z.string(),
  positionId: z.uuid(),
  /** The previous status; null for a new job. */
  from: status.nullable(),
  /** The new status. */
  status,
};

/** Dates of the listing as well: proofs of posting need them. Absent in events of version 1. */
const listing = { ...job, startDate: z.iso.datetime(), endDate: z.iso.datetime() };

/**
 * The job was saved as unsubmitted, from any status except open. `copiedFrom` is the job that it is a copy of, with its
 * listing number.
 */
export const JobSaved = {
  name: 'JobSaved',
  version: 1,
  payload: z.object({
    ...job,
    copiedFrom: z.uuid().optional(),
    copiedFromNumber: z.int().nullable().optional(),
  }),
} as const;

/** The job waits for approval. From open if a change needs a new approval; then it also left the board. */
export const JobSubmittedForApproval = {
  name: 'JobSubmittedForApproval',
  version: 1,
  payload: z.object(job),
} as const;

/** The job became open. `approvedBy` is the administrator whose Post approved it, null without an approval. */
export const JobPosted = {
  name: 'JobPosted',
  version: 2,
  payload: z.object({ ...listing, approvedBy: z.uuid().nullable() }),
} as const;

/** Content, files, reviewers or review-by date changed, but not the status. */
export const JobUpdated = { name: 'JobUpdated', version: 2, payload: z.object(listing) } as const;

/** An open job was saved as unsubmitted and left the board (near W6.21). */
export const JobUnposted = { name: 'JobUnposted', version: 1, payload: z.object(job) } as const;

export const JobRejected = {
  name: 'JobRejected',
  version: 1,
  payload: z.object({ ...job, reason: z.enum(REJECTION_REASONS) }),
} as const;

export const JobClosed = { name: 'JobClosed', version: 1, payload: z.object(job) } as const;

export const JobFilled = { name: 'JobFilled', version: 1, payload: z.object(job) } as const;

const template = {
  templateId: z.uuid(),
  /** Account number. */
  organization: z.string(),
};

/** The content of a job became a template of its organization. */
export const PostingTemplateSaved = {
  name: 'PostingTemplateSaved',
  version: 1,
  payload: z.object({ ...template, jobId: z.uuid() }),
} as const;

export const PostingTemplateRemoved = {
  name: 'PostingTemplateRemoved',
  version: 1,
  payload: z.object(template),
} as const;

/** The job was deleted; `status` is its last status. Its applications stay for the record (near W6.22). */
export const JobDeleted = { name: 'JobDeleted', version: 1, payload: z.object(job) } as const;
