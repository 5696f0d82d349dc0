import type { ListingDates } from '#modules/postings/contract/api/job';
import { LISTING_DATE_MESSAGES } from '#modules/postings/contract/api/listing-dates';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { inputDate } from '#web/lib/formatting/format';
import { shownStatusName } from '#web/lib/formatting/shown-status';
import { canEdit, canSchedule } from './list/action-rules';
import { changeStatus } from './queries';

/** The fields of a posting that its dates depend on. */
export type DatedJob = Pick<
  ManagedJob,
  | 'id'
  | 'version'
  | 'title'
  | 'position'
  | 'status'
  | 'startDate'
  | 'endDate'
  | 'boardReviewDays'
  | 'isApproved'
  | 'externalListingNumber'
  | 'jobListingNumber'
>;

/**
 * Posts with these dates, in one transaction: a later end extends an open posting, and a start ahead keeps one from
 * visitors until then. A posting that was changed since it was read is left as it is.
 */
export const postWithDates = ({ id, version }: Pick<DatedJob, 'id' | 'version'>, dates: ListingDates) =>
  changeStatus(id, { status: 'open', version, ...dates });

/** Completes "it …" for a posting that cannot end on this day; null for one that can. Days are YYYY-MM-DD. */
export function extendObstacle(job: DatedJob, endDate: string, today = inputDate(new Date())): string | null {
  if (!canEdit(job.status)) return `is ${shownStatusName(job)}. Copy it to post it again`;
  if (job.status !== 'open') return `is ${shownStatusName(job)}. Only an open posting can be extended`;
  if (endDate < today) return 'cannot end before today';
  const end = inputDate(job.endDate);
  if (endDate === end) return `ends on ${shortDay(end)} already`;
  return endDate < end ? `ends later already, on ${shortDay(end)}` : null;
}

/**
 * Completes "it …" for a posting that cannot be listed in these days; null for one that can. Empty days are not chosen.
 */
export function scheduleObstacle(
  job: DatedJob,
  { startDate, endDate }: Required<ListingDates>,
  today = inputDate(new Date()),
): string | null {
  if (!canEdit(job.status)) return `is ${shownStatusName(job)}. Copy it to post it again`;
  if (!canSchedule(job.status)) return `is ${shownStatusName(job)}. Only an unsubmitted posting can be scheduled`;
  if (!startDate) return null;
  if (startDate < today) return 'cannot start before today';
  if (endDate) return endDate < startDate ? 'cannot end before it starts' : null;
  const end = inputDate(job.endDate);
  return end < startDate ? `ends on ${shortDay(end)}, before it would start` : null;
}

/** The fields of dates that a posting cannot have, with the messages of the server. */
export function datesProblems(
  { startDate, endDate }: Required<ListingDates>,
  today = inputDate(new Date()),
): ListingDates {
  const problems: ListingDates = {};
  if (!startDate) problems.startDate = LISTING_DATE_MESSAGES.day;
  else if (startDate < today) problems.startDate = LISTING_DATE_MESSAGES.startBeforeToday;
  if (!endDate) problems.endDate = LISTING_DATE_MESSAGES.day;
  else if (endDate < today) problems.endDate = LISTING_DATE_MESSAGES.endBeforeToday;
  else if (startDate && endDate < startDate) problems.endDate = LISTING_DATE_MESSAGES.endBeforeStart;
  return problems;
}

/** The days of a listing, as YYYY-MM-DD. */
export type VisibleDays = Required<Record<keyof ListingDates, string>>;

/** When visitors see a posting that is posted with these days. */
export function visibilityText({ startDate, endDate }: VisibleDays, today = inputDate(new Date())): string {
  const end = shortDay(endDate);
  if (endDate < today) return `Its listing end date, ${end}, has passed, so nobody can apply.`;
  if (startDate > today) return `Visitors see it from ${shortDay(startDate)} until ${end}.`;
  return endDate === today
    ? 'Visitors see it only until tonight, 11:59 PM, Eastern Time.'
    : `Visitors see it until ${end}.`;
}

/** 12/31/2026 of 2026-12-31. */
export const shortDay = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
