import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../api/query-client';
import { refreshTasks } from './tasks';

/** Keys, or beginnings of keys, of the queries that each write changes. */
const CHANGED_BY = {
  /** Saving, posting, deciding or deleting a posting. */
  posting: [['postings'], ['applications'], ['application', 'job'], ['jobs'], ['job'], ['similar-jobs']],
  /** Saving, submitting or deleting an application of one's own. */
  application: [['applications'], ['postings']],
  /** Releasing or deleting the applications of others. */
  review: [['postings'], ['application-review']],
  /** Opening an application of somebody else, which marks it as read. */
  reading: [['postings']],
  /** Asking for posting rights. */
  accessRequest: [['users', 'requests']],
  /** Adding, changing or removing a choice of forms; postings show its name. */
  referenceData: [
    ['reference-data'],
    ['positions'],
    ['additional-types'],
    ['posting-reference-data'],
    ['postings'],
    ['jobs'],
    ['job'],
  ],
  /** Changing organizations; postings show their names, and the search leaves out disabled ones. */
  organizations: [['organizations'], ['posting-reference-data'], ['postings'], ['jobs'], ['job']],
  /** Deciding such a request, or changing rights. */
  rights: [['users'], ['reviewers'], ['own-user']],
  /** Removing an account, with its drafts and its place as a reviewer. */
  removedUser: [['users'], ['reviewers'], ['postings'], ['application-review']],
  /** Moving the applicants of a job to another stage. */
  move: [['postings'], ['applications'], ['application-review']],
} as const satisfies Record<string, readonly QueryKey[]>;

/**
 * Refetches the visible queries that a write changed and drops the others, so that no page shows a state from before
 * the write. Each may do a task of the user or make one, for which nobody waits.
 */
export async function refreshAfter(write: keyof typeof CHANGED_BY): Promise<void> {
  const keys: readonly QueryKey[] = CHANGED_BY[write];
  refreshTasks();
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
