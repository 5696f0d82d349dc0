import { z } from 'zod';
import { ScanState } from '#modules/profiles/contract/api/documents.js';
import { DISTRICT_SIZES, GEOGRAPHIES } from '#modules/shared/geography.js';
import { SALARY_UNITS } from '#modules/shared/salary.js';
import { JOB_STATUSES, REJECTION_REASONS } from './lists.js';

/** Responses of /api/jobs and /api/reviewers. Dates are ISO 8601; salaries are in US dollars. */

const PositionShort = z.object({ id: z.uuid(), name: z.string(), type: z.string() });
const OrganizationShort = z.object({ accountNumber: z.string(), accountName: z.string() });

export const JobFileResponse = z.object({ id: z.uuid(), fileName: z.string(), size: z.int(), scan: ScanState });
export type JobFileResponse = z.infer<typeof JobFileResponse>;

/** POST and PATCH /api/jobs, PATCH /api/jobs/{id}/status: the job's state, decided by the server (near W6.21). */
export const JobSavedResponse = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(JOB_STATUSES),
  jobListingNumber: z.int().nullable(),
  /** Applications that got their outcome by Fill Position (T43). */
  decided: z.int().optional(),
});
export type JobSavedResponse = z.infer<typeof JobSavedResponse>;

const shared = {
  id: z.uuid(),
  title: z.string(),
  position: PositionShort,
  organization: OrganizationShort,
  /** Set by the first Post; until then the page shows "Job is not submitted yet" (W5.18). */
  jobListingNumber: z.int().nullable(),
  externalListingNumber: z.string(),
  status: z.enum(JOB_STATUSES),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  isExternalPost: z.boolean(),
  updatedAt: z.iso.datetime(),
};

const details = {
  iu: z.int().nullable(),
  isRemote: z.boolean(),
  contactsFirstName: z.string(),
  contactsLastName: z.string(),
  phoneNumber: z.string(),
  phoneExt: z.string(),
  email: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  county: z.int().nullable(),
  externalUrl: z.string(),
  geography: z.enum(GEOGRAPHIES),
  districtSize: z.enum(DISTRICT_SIZES),
  isSalaryShow: z.boolean(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  salaryUnit: z.enum(SALARY_UNITS),
  isProfileRequired: z.boolean(),
  isFeatured: z.boolean(),
  isPerformanceAssessment: z.boolean(),
  performanceAssessmentURL: z.string(),
  isEssayRequired: z.boolean(),
  essayQuestion: z.string(),
  /** HTML, sanitized when it was saved. */
  description: z.string(),
  files: z.array(JobFileResponse),
};

/** GET /api/jobs/{id}: the public fields of a posted job (W9.1). */
export const JobDetail = z.object({
  ...shared,
  ...details,
  /** "No longer accepting applications", "Today", "1 day" or "N days" (W9.7). */
  deadlineText: z.string(),
  /** Open and within its dates; shows Apply (W9.11). */
  isAccepting: z.boolean(),
  /** False where the law forbids asking for the current salary (T44). */
  asksForSalaryHistory: z.boolean(),
  /** For the current user: shows Edit (W9.13), shows the candidate table (W9.2). */
  mayEdit: z.boolean(),
  maySeeCandidates: z.boolean(),
  /** Submitted ones, for those who administer the posting. */
  applicationsCount: z.int().optional(),
});
export type JobDetail = z.infer<typeof JobDetail>;

/**
 * GET /api/jobs/{id}/preview and POST /api/jobs/preview: a posting as visitors get it once it is open, whatever its
 * status now.
 */
export const JobPreview = JobDetail.extend({
  /** Whether visitors see this page now. A preview of input is never public. */
  isPublic: z.boolean(),
});
export type JobPreview = z.infer<typeof JobPreview>;

const applications = {
  applicationsCount: z.int(),
  /** Applications without an outcome: filling the position gives them one (T43). */
  applicationsUndecided: z.int(),
};

const counts = {
  ...applications,
  applicantsReleased: z.int(),
  applicantsToRelease: z.int(),
};

/** GET /api/jobs/{id}/admin: all stored fields, for users who may open the form (W5.14, W5.19). */
export const JobForEdit = z.object({
  ...shared,
  ...details,
  ...counts,
  version: z.int(),
  /** The index of the status in JOB_STATUSES. */
  statusCode: z.int(),
  creatorId: z.uuid(),
  creator: z.object({ firstName: z.string(), lastName: z.string() }),
  position: PositionShort.extend({ approval: z.boolean() }),
  organization: OrganizationShort.extend({ active: z.boolean(), action: z.string() }),
  isHot: z.boolean(),
  isBoardReview: z.boolean(),
  boardReviewDays: z.iso.datetime().nullable(),
  reviewers: z.array(z.uuid()),
  /** Of the last rejection, until the posting is posted again. */
  rejectionReason: z.enum(REJECTION_REASONS).nullable(),
  /** When and by whom; null for a rejection of which this is not known. */
  rejectedAt: z.iso.datetime().nullable(),
  rejectedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** As in ManagedJob. */
  isApproved: z.boolean(),
  /** W6.16–W6.20. */
  listingText: z.string(),
  /** The actions available to the user; the form shows only these buttons. */
  moves: z.array(z.enum(['save', 'post', 'reject', 'close', 'fill', 'delete'])),
});
export type JobForEdit = z.infer<typeof JobForEdit>;

/** GET /api/jobs/admin: a row of Manage Postings and of the approval list (W7.7, W7.13). */
export const ManagedJob = z.object({
  ...shared,
  ...applications,
  statusCode: z.int(),
  version: z.int(),
  /** Past its listing end date; displayed as Expired, else Active (W7.8). */
  isExpired: z.boolean(),
  /** Whether visitors see its page now; false for one that ended before it was listed (near P2.19). */
  isPublic: z.boolean(),
  /** The review-by date; null without board review. */
  boardReviewDays: z.iso.datetime().nullable(),
  /** Null if it is not rejected, and from before rejections were dated. */
  rejectedAt: z.iso.datetime().nullable(),
  /** Approved with its position and organization, so that Post opens it whatever its position needs (T10). */
  isApproved: z.boolean(),
});
export type ManagedJob = z.infer<typeof ManagedJob>;

/** GET /api/jobs/user/posts: a card of Job Posts You Manage (W8.5–W8.7). */
export const MyPosting = ManagedJob.extend({ ...counts, listingText: z.string() });
export type MyPosting = z.infer<typeof MyPosting>;

/** GET /api/jobs/admin/reviewApplicants and /dashboardReviewApplicants: a job with applicants (W4.3, W12.3). */
export const JobToReview = MyPosting.extend({
  /** Number of applications released to the board. */
  releasedToReviewers: z.int(),
  /** Number of applications waiting for the user: to be released by admin-level, or read by a reviewer. */
  applicationsWaiting: z.int(),
  isBoardReview: z.boolean(),
  /** Whether anybody is chosen who may read what is released to the board. */
  hasReviewers: z.boolean(),
});
export type JobToReview = z.infer<typeof JobToReview>;

/** GET /api/jobs/user/copies: what the user copied in the last hour, and what the limit of copies leaves. */
export const RecentCopiesResponse = z.object({
  /** Postings that have copies, and how long ago the latest of each was made. */
  copied: z.array(z.object({ id: z.uuid(), minutesAgo: z.int() })),
  left: z.int(),
  /** When all MAX_COPIES_PER_HOUR are left again; null if they are now. */
  goOnAt: z.iso.datetime().nullable(),
});
export type RecentCopiesResponse = z.infer<typeof RecentCopiesResponse>;

/** GET /api/reviewers/{accountNumber}: selectable reviewers (W5.45). */
export const Reviewer = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
export type Reviewer = z.infer<typeof Reviewer>;
