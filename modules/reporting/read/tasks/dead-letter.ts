import { RIGHTS } from '#modules/shared/rights.js';
import type { DeadLetters } from '#platform/events/dead-letters.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import type { TaskBounds, TaskHolder, TaskPage } from '../../contract/queries.js';

/** Deliveries that were given up, the oldest first: the dead letters of Area 51. */
export async function deadLetter(
  letters: DeadLetters,
  holder: TaskHolder,
  { offset, limit }: TaskBounds,
): Promise<TaskPage | null> {
  if (!hasAnyPrivilege(holder, ...RIGHTS.systemLog)) return null;
  const { items, total } = await letters.page(undefined, offset, limit);
  return {
    items: items.map(({ id, subscriber, factName, attempts, failedAt }) => ({
      ...{ id, title: subscriber, detail: factName, amount: attempts },
      since: new Date(failedAt).toISOString(),
    })),
    totalItemsCount: total,
  };
}
