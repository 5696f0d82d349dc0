import type { PositionOfInterest } from '../../../../../modules/applications/contract/api-lists';
import type { OpenPostingAccessRequest } from '../../../../../modules/identity/contract/api-posting-access';
import type { JobToReview, ManagedJob, MyPosting } from '../../../../../modules/postings/contract/api-responses';
import { daysLeft, isSoon, joinParts, longDate, pluralize, waitingTime } from '../../../lib/formatting/format';
import { unreadText } from '../../../lib/formatting/unread';
import { paths } from '../../../paths';

/** A pending task with its age or deadline and one action. */
export interface AttentionItem {
  key: string;
  kind: 'review' | 'read' | 'release' | 'draft' | 'profile' | 'request' | 'approval' | 'rejected';
  title: string;
  organization?: string;
  /** The due date if it is near. */
  urgent?: string | undefined;
  note?: string;
  to: string;
  action: string;
}

/** Further items of a kind are in their own lists. */
export const MAX_PER_KIND = 5;

/** The shown items of one kind, and their total. */
export interface Duties {
  items: AttentionItem[];
  count: number;
}

export const toDuties = <T>(rows: readonly T[], count: number, toItem: (row: T) => AttentionItem): Duties => ({
  items: rows.slice(0, MAX_PER_KIND).map(toItem),
  count: rows.length && count,
});

const isInFuture = (moment: string) => new Date(moment) > new Date();

/** The date as text; `urgent` if it is near. */
function dateNote(what: string, moment: string): Pick<AttentionItem, 'urgent' | 'note'> {
  const words = `${what} ${longDate(moment)} (${daysLeft(moment)})`;
  return isSoon(moment) ? { urgent: words } : { note: words };
}

export function reviewItem(job: JobToReview, isAdmin: boolean): AttentionItem {
  const { applicationsWaiting, applicationsCount, boardReviewDays } = job;
  const due =
    job.isBoardReview && boardReviewDays && isInFuture(boardReviewDays) ? dateNote('Review by', boardReviewDays) : {};
  const count = isAdmin
    ? `${applicationsWaiting} of ${pluralize(applicationsCount, 'applicant')} not yet released`
    : unreadText(job);
  return {
    key: `review ${job.id}`,
    kind: due.urgent ? 'review' : isAdmin ? 'release' : 'read',
    title: job.title,
    organization: job.organization.accountName,
    urgent: due.urgent,
    note: joinParts(due.note, count),
    to: `${paths.reviewApplicants}?job=${job.id}`,
    action: isAdmin ? 'Review applicants' : 'Read applications',
  };
}

/** The drafts that can still be edited. */
export function draftDuties(positions: readonly PositionOfInterest[]): Duties {
  const drafts = positions.filter(({ canEdit }) => canEdit);
  return toDuties(drafts, drafts.length, draftItem);
}

function draftItem(draft: PositionOfInterest): AttentionItem {
  return {
    key: `draft ${draft.id}`,
    kind: 'draft',
    title: draft.title,
    organization: draft.organization.accountName,
    ...dateNote('Deadline', draft.deadline),
    to: paths.apply(draft.jobId),
    action: 'Continue application',
  };
}

export const profileItem = (done: number, of: number): AttentionItem => ({
  key: 'profile',
  kind: 'profile',
  title: `My Profile: ${done} of ${of} sections complete`,
  note: 'Applications take over what stands in it',
  to: paths.myProfile,
  action: 'Complete your profile',
});

export const requestItem = ({ id, user, organization, requestedAt }: OpenPostingAccessRequest): AttentionItem => ({
  key: `request ${id}`,
  kind: 'request',
  title: `${user.firstName} ${user.lastName} asks to post`,
  organization,
  note: `Asked ${longDate(requestedAt)} · ${waitingTime(requestedAt)}`,
  to: paths.manageUsers,
  action: 'Answer request',
});

export const approvalItem = (job: ManagedJob): AttentionItem => ({
  key: `approval ${job.id}`,
  kind: 'approval',
  title: job.title,
  organization: job.organization.accountName,
  note: `Sent for approval ${longDate(job.updatedAt)} · ${waitingTime(job.updatedAt)}`,
  to: paths.postJobsEdit(job.id),
  action: 'Review posting',
});

export const rejectedItem = (job: MyPosting): AttentionItem => ({
  key: `rejected ${job.id}`,
  kind: 'rejected',
  title: job.title,
  organization: job.organization.accountName,
  note: `Rejected ${longDate(job.updatedAt)} · ${waitingTime(job.updatedAt)}`,
  to: paths.postJobsEdit(job.id),
  action: 'Mend posting',
});
