import { z } from 'zod';
import { type JobReportFilters, REPORT_DATES, SHOWN_STATUSES } from '#modules/postings/contract/job-report.js';
import { endOfLocalDay, startOfLocalDay } from '#platform/time/local-time.js';
import type { ReportParam } from '../../contract/api/reports.js';
import { areDaysInOrder, DAYS_ORDER, Day, listOf, PositionIds, parseParams } from './params.js';

/** W19.7, all optional. */
const Filters = z
  .object({
    /** Without it the report counts by the start of the listing. */
    countBy: z.enum(REPORT_DATES, `Postings are counted by one of ${REPORT_DATES.join(', ')}`).default('started'),
    /** Local days of that date, both included. */
    startDate: Day.optional(),
    endDate: Day.optional(),
    /** Ids. */
    positions: PositionIds,
    status: listOf(z.enum(SHOWN_STATUSES, `A status must be one of ${SHOWN_STATUSES.join(', ')}`)),
    /** Account numbers. */
    organizations: listOf(z.string().regex(/^\d+$/, 'Please choose organizations from the list')),
  })
  .refine(areDaysInOrder, DAYS_ORDER);

/** Throws a DomainError that names a wrong filter. */
export function jobPostingFilters(params: readonly ReportParam[], now: Date): JobReportFilters {
  const { countBy, startDate, endDate, positions, status, organizations } = parseParams('jobPosting', Filters, params);
  return {
    countBy,
    from: startDate === undefined ? null : startOfLocalDay(startDate),
    until: endDate === undefined ? null : endOfLocalDay(endDate),
    positions,
    statuses: status,
    organizations,
    now,
  };
}
