import type { PositionOfInterest } from '#modules/applications/contract/api/lists';
import type { PreferredJobs } from '#modules/postings/contract/api/preferred';
import type { DutyItem, DutyKind } from '#modules/reporting/contract/api/duties';
import { DUTIES_KEY } from '#web/lib/queries/duties';
import { listQuery } from '#web/lib/queries/list-query';

/** My Job Search. */
export const interestsQuery = (offset: number, limit: number) =>
  listQuery<PositionOfInterest>(['applications', 'interests'], '/api/applications/positions-of-interest', {
    sortedBy: 'statusCode',
    offset,
    limit,
  });

/** The newest jobs that match the saved preferences. */
export const preferredJobsQuery = listQuery<PreferredJobs['items'][number], PreferredJobs>(
  ['jobs', 'preferred'],
  '/api/jobs/user/preferences',
  { limit: 5 },
);

/** All duties of a kind, page by page. */
export const dutyPageQuery = (kind: DutyKind, offset: number, limit: number) =>
  listQuery<DutyItem>([...DUTIES_KEY, kind], `/api/user/duties/${kind}`, { offset, limit });
