import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { wordsFrom } from '#modules/shared/event-texts.js';
import { shortId, warning } from '#platform/events/event-texts.js';
import { JOB_STATUSES, REJECTION_REASON_NAMES, REJECTION_REASONS } from './api/lists.js';

const inHistory = inHistoryOf('jobs');

/** Within a sentence. */
const rejectionReason = (reason: unknown) => {
  const name = wordsFrom(REJECTION_REASON_NAMES)(reason);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

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
export const JobSaved = event(
  'JobSaved',
  1,
  z.object({
    ...job,
    copiedFrom: z.uuid().optional(),
    copiedFromNumber: z.int().nullable().optional(),
  }),
  {
    log: (p, job) => `Job ${job} ${p.copiedFrom ? `copied from ${shortId(p.copiedFrom)}` : 'saved'}`,
    history: {
      ...inHistory('changes', 'created', (p) => {
        if (p.copiedFrom) return '{actor} made the posting, copied from {original}.';
        return p.from === null
          ? '{actor} saved the posting for the first time.'
          : '{actor} saved the posting as unsubmitted.';
      }),
      textOfOriginal: '{actor} copied the posting to {copy}.',
    },
  },
);

/** The job waits for approval. From open if a change needs a new approval; then it also left the board. */
export const JobSubmittedForApproval = event('JobSubmittedForApproval', 1, z.object(job), {
  log: (_, job) => `Job ${job} submitted for approval`,
  history: inHistory('states', 'passedOn', (p) =>
    p.from === 'open'
      ? '{actor} changed the open posting so that it needs a new approval.'
      : '{actor} submitted the posting for approval.',
  ),
});

/** The job became open. `approvedBy` is the administrator whose Post approved it, null without an approval. */
export const JobPosted = event('JobPosted', 2, z.object({ ...listing, approvedBy: z.uuid().nullable() }), {
  log: (p, job) => (p.approvedBy ? `Job ${job} approved and opened to applicants` : `Job ${job} opened to applicants`),
  history: inHistory('states', 'confirmed', (p) =>
    p.approvedBy
      ? '{actor} approved the posting. It opened to applicants.'
      : '{actor} opened the posting to applicants.',
  ),
});

/** Content, files, reviewers or review-by date changed, but not the status. */
export const JobUpdated = event('JobUpdated', 2, z.object(listing), {
  log: (_, job) => `Job ${job} changed`,
  history: inHistory('changes', 'changed', '{actor} changed the posting.'),
});

/** An open job was saved as unsubmitted and left the board (near W6.21). */
export const JobUnposted = event('JobUnposted', 1, z.object(job), {
  log: (_, job) => `Job ${job} taken off the board`,
  history: inHistory('states', 'taken', '{actor} took the posting off the board.'),
});

export const JobRejected = event('JobRejected', 1, z.object({ ...job, reason: z.enum(REJECTION_REASONS) }), {
  log: (p, job) => warning(`Job ${job} rejected (${rejectionReason(p.reason)})`),
  history: inHistory('states', 'refused', (p) => `{actor} rejected the posting: ${rejectionReason(p.reason)}.`),
});

export const JobClosed = event('JobClosed', 1, z.object(job), {
  log: (_, job) => `Job ${job} closed`,
  history: inHistory('states', 'ended', '{actor} closed the posting.'),
});

export const JobFilled = event('JobFilled', 1, z.object(job), {
  log: (_, job) => `Job ${job} filled`,
  history: inHistory('states', 'confirmed', '{actor} marked the position filled.'),
});

const template = {
  templateId: z.uuid(),
  /** Account number. */
  organization: z.string(),
};

/** The content of a job became a template of its organization. */
export const PostingTemplateSaved = event('PostingTemplateSaved', 1, z.object({ ...template, jobId: z.uuid() }), {
  log: (p, job) => `Job ${job} saved as template ${shortId(p.templateId)} of organization ${p.organization}`,
  history: inHistory('changes', 'created', '{actor} saved the posting as a template.'),
});

export const PostingTemplateRemoved = event('PostingTemplateRemoved', 1, z.object(template), {
  log: (p) => `Template ${shortId(p.templateId)} of organization ${p.organization} removed`,
  history: null,
});

/** The job was deleted; `status` is its last status. Its applications stay for the record (near W6.22). */
export const JobDeleted = event('JobDeleted', 1, z.object(job), {
  log: (_, job) => warning(`Job ${job} deleted`),
  history: inHistory('states', 'removed', '{actor} deleted the posting.'),
});
