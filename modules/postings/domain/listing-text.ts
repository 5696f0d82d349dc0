import { localDate } from '#platform/time/local-time.js';
import { type JobStatus, LISTING_TEXTS, REJECTION_REASON_NAMES, type RejectionReason } from '../contract/api/lists.js';

export interface Listing {
  status: JobStatus;
  startDate: Date;
  endDate: Date;
  rejectionReason?: RejectionReason | null;
}

/** Counts of one job's submitted applications: all, released, not yet released, and without an outcome. */
export interface ApplicantCounts {
  applicationsCount: number;
  applicantsReleased: number;
  applicantsToRelease: number;
  applicationsUndecided: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** W6.16–W6.20; the choice of the expired text: near W6.18. */
export function listingText(job: Listing, counts: Omit<ApplicantCounts, 'applicationsUndecided'>, now: Date): string {
  if (job.status === 'rejected') return REJECTION_REASON_NAMES[job.rejectionReason ?? 'other'];
  if (job.status !== 'open') return LISTING_TEXTS.notAccepting;
  if (now < job.startDate) return LISTING_TEXTS.queued;
  if (now <= job.endDate) return LISTING_TEXTS.accepting;
  if (counts.applicationsCount === 0) return LISTING_TEXTS.expiredNoApplicants;
  return counts.applicantsToRelease > 0 ? LISTING_TEXTS.expiredPendingRelease : LISTING_TEXTS.expired;
}

/** Open and within its dates, both included. */
export function isAccepting(job: Listing, now: Date): boolean {
  return job.status === 'open' && job.startDate <= now && now <= job.endDate;
}

/** W9.7, in full local days until the deadline. */
export function deadlineText(job: Listing, now: Date): string {
  if (job.status !== 'open' || now > job.endDate) return 'No longer accepting applications';
  const days = Math.round((Date.parse(localDate(job.endDate)) - Date.parse(localDate(now))) / DAY_MS);
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}
