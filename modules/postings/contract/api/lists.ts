/** Enumerations of a posting: stored values with their display names. */

/** Stored statuses; statusCode is the index (W6.1, near W5.19). Expired is displayed only. */
export const JOB_STATUSES = ['unsubmitted', 'pendingApproval', 'open', 'filled', 'rejected', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const STATUS_NAMES: Record<JobStatus, string> = {
  unsubmitted: 'Unsubmitted',
  pendingApproval: 'Pending Approval',
  open: 'Open',
  filled: 'Filled',
  rejected: 'Rejected',
  closed: 'Closed',
};

/** Statuses as lists show and filter them: an open posting after its end is expired. */
export const SHOWN_STATUSES = [
  'unsubmitted',
  'pendingApproval',
  'open',
  'expired',
  'filled',
  'rejected',
  'closed',
] as const satisfies readonly (JobStatus | 'expired')[];
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const SHOWN_STATUS_NAMES: Record<ShownStatus, string> = { ...STATUS_NAMES, expired: 'Expired' };

/** Reasons for rejecting a posting (W6.10). */
export const REJECTION_REASONS = ['ineligibleOrganization', 'pendingAuthorization', 'other'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const REJECTION_REASON_NAMES: Record<RejectionReason, string> = {
  ineligibleOrganization: 'Ineligible organization',
  pendingAuthorization: 'Pending authorization, please contact the association',
  other: 'Other, please contact the association',
};

/** Display states of a listing (W6.16–W6.19); a rejected one shows its reason instead (W6.20). */
export const LISTING_TEXTS = {
  notAccepting: 'Not accepting applications',
  queued: 'Listing queued',
  expired: 'Expired',
  expiredPendingRelease: 'Expired - Pending release',
  expiredNoApplicants: 'Expired - No Applicants!',
  accepting: 'Accepting applications',
} as const;

/** Texts of the confirm dialogs, as specified (W6.3, W6.4, W6.8, W6.11, W6.13, W6.15, W7.9, W5.49). */
export const CONFIRMATIONS = {
  save: 'Saving the changes will set the position to Unsubmitted status. Do you want to continue?',
  post: 'Are you sure the position is ready for applicants?',
  close: 'Closing the position will suspend all activities. Do you want to continue?',
  fill: 'Do you wish to mark the position filled?',
  fillFromCard: 'The position will be marked as Filled and no longer accepting applications.',
  fillFromTable: 'Do you want to mark this job as filled ?',
  delete: 'Deleting the position is permanent! Are you sure you want to continue?',
  discard: 'Do you want to discard current progress?',
} as const;

/** Choices of Review Applicants: all jobs, those that wait for the user, of these those due soon, and the user's own. */
export const REVIEW_SHOWS = ['all', 'waiting', 'due', 'mine'] as const;
export type ReviewShow = (typeof REVIEW_SHOWS)[number];

/** A board review is due soon if it ends within so many days, as all near dates are. */
export const REVIEW_DUE_DAYS = 5;
