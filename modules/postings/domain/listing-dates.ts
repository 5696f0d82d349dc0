import { DomainError } from '#platform/errors/domain-error.js';
import { addLocalDays, endOfLocalDay, localDate, startOfLocalDay } from '#platform/time/local-time.js';
import type { ListingDates } from '../contract/api/job.js';
import type { JobStatus } from '../contract/api/lists.js';
import { JOB_MESSAGES } from '../contract/api/rules.js';
import type { JobContent } from './content.js';

interface Listing {
  startDate: Date;
  endDate: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** From today on, for as many local days as the original. */
export function datesOfCopy({ startDate, endDate }: Listing, now: Date): Listing {
  const days = Math.round((Date.parse(localDate(endDate)) - Date.parse(localDate(startDate))) / DAY_MS);
  const start = startOfLocalDay(localDate(now));
  return { startDate: start, endDate: endOfLocalDay(localDate(addLocalDays(start, days))) };
}

/**
 * The content with new listing dates (W5.50). An open posting may only end later, and start otherwise only before it
 * has started. Throws DomainError rule at `startDate` or `endDate`.
 */
export function withListingDates(
  content: JobContent,
  status: JobStatus,
  { startDate, endDate }: ListingDates,
  now: Date,
): JobContent {
  const today = localDate(now);
  const start = startDate ?? localDate(content.startDate);
  const end = endDate ?? localDate(content.endDate);
  if (startDate !== undefined) {
    if (status === 'open' && content.startDate <= now) throw dateError('startDate', JOB_MESSAGES.started);
    if (startDate < today) throw dateError('startDate', JOB_MESSAGES.startBeforeToday);
  }
  if (endDate !== undefined) {
    if (endDate < today) throw dateError('endDate', JOB_MESSAGES.endBeforeToday);
    if (status === 'open' && endDate <= localDate(content.endDate))
      throw dateError('endDate', JOB_MESSAGES.endNotLater);
  }
  if (end < start) throw dateError('endDate', JOB_MESSAGES.endBeforeStart);
  return { ...content, startDate: startOfLocalDay(start), endDate: endOfLocalDay(end) };
}

function dateError(path: keyof ListingDates, message: string): DomainError {
  return new DomainError('rule', 'listing_dates', message, [{ path, code: 'listing_dates', message }]);
}
