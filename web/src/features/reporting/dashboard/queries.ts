import type { PositionOfInterest } from '#modules/applications/contract/api/lists';
import type { PreferredJobs } from '#modules/job-search/contract/api/preferred';
import type { TaskKind } from '#modules/shared/task-kinds';
import type { TaskItem } from '#modules/shared/tasks';
import { listQuery } from '#web/lib/queries/list-query';
import { TASKS_KEY } from '#web/lib/queries/tasks';

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

/** All tasks of a kind, page by page. */
export const taskPageQuery = (kind: TaskKind, offset: number, limit: number) =>
  listQuery<TaskItem>([...TASKS_KEY, kind], `/api/user/duties/${kind}`, { offset, limit });
