import type { TaskBounds, TaskHolder } from '#modules/identity/contract/task-source.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { addLocalDays, endOfLocalDay, localDate } from '#platform/time/local-time.js';
import { startOfMinute } from '../review-conditions.js';
import { findManagedJobs } from './managed-by.js';
import type { TaskLists } from './task-lists.js';

/** A posting without applicants is a task from the beginning of the day so many days before that of its end. */
const DAYS_BEFORE_END = 7;

/** Open postings that take applications here, end within a week and have no applicant; the nearest end first. */
export function withoutApplicants(lists: TaskLists, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
  const now = startOfMinute(lists.clock.now());
  const rows = {
    scope: [
      { sql: "status = 'open' and deleted_at is null and not is_external_post", parameters: [] },
      {
        sql: 'start_date <= ? and end_date >= ? and end_date <= ?',
        parameters: [now, now, endOfLocalDay(localDate(addLocalDays(now, DAYS_BEFORE_END)))],
      },
    ],
    filters: [{ sql: 'submitted = 0', parameters: [] }],
    columns: 'end_date as due, start_date as since',
    order: 'end_date',
  };
  return findManagedJobs(lists, holder, bounds, rows);
}
